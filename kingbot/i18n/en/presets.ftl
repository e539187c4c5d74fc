## What is wrong with rules that somebody asks for

rules-unknown-preset = There is no preset { $preset }. Possible: { $allowed }.
rules-unknown-option = There is no option { $option }. Possible: { $allowed }.
rules-closed-option = The option { $option } cannot be changed in { $preset }.
rules-bad-option = { $option } cannot be { $value } in { $preset }. Allowed: { $allowed }.
