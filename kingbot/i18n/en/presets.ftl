## What is wrong with rules that somebody asks for

rules-unknown-preset = There is no preset { $preset }. There are: { $allowed }.
rules-unknown-option = There is no option { $option }. There are: { $allowed }.
rules-closed-option = The option { $option } cannot be changed in { $preset }.
rules-bad-option = { $option } cannot be { $value } in { $preset }. Allowed: { $allowed }.
