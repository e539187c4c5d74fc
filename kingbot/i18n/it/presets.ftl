## Che cosa non va nelle regole che qualcuno chiede

rules-unknown-preset = Il tipo di King { $preset } non esiste. Ci sono: { $allowed }.
rules-unknown-option = L’opzione { $option } non esiste. Ci sono: { $allowed }.
rules-closed-option = L’opzione { $option } non si può cambiare in { $preset }.
rules-bad-option = { $option } non può essere { $value } in { $preset }. Valori possibili: { $allowed }.
