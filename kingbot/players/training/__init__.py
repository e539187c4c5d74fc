"""Training of the bots' weights: policy gradient by self-play, and hand values fitted to its results.

`python -m kingbot.players.training` learns everything anew and writes `weights.npz`; so it must after a
contract or a feature was added. Every deal is played several times by the present policy. Cards become more
probable where their player then earned more than in the other plays of the same deal (REINFORCE, with the
other plays as the baseline). Some opponents play at a higher temperature, so that the policy also does well
against careless ones. Hand values are then fitted to results of the finished policy.
"""
