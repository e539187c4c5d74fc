"""Learn all weights anew: `python -m kingbot.players.training [STEPS]`, by itself a quarter of an hour."""

from __future__ import annotations

import sys

from kingbot.players.kernels.trick_rules import TRICK_CONTRACTS
from kingbot.players.kernels.weights import save, untrained
from kingbot.players.training.fitting import fit_hand_values
from kingbot.players.training.trainer import train_domino_policy, train_trick_policy

_TRICK_DEALS = 200  # a step
_DOMINO_DEALS = 150
_FITTED_DEALS = 40  # for each step of training


def main(steps: int) -> None:
    """Learn with that many steps for each contract, and write `weights.npz`."""
    weights = untrained()
    for kind, contract in enumerate(TRICK_CONTRACTS):
        train_trick_policy(kind, weights.trick_policy, steps, _TRICK_DEALS)
        print(contract, flush=True)
    train_domino_policy(weights.domino_policy, steps, _DOMINO_DEALS)
    print("domino", flush=True)
    save(weights._replace(hand_value=fit_hand_values(weights, _FITTED_DEALS * steps)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1500)
