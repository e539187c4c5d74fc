"""The rules of King, as pure functions over immutable values: no clock, no chance, no input or output."""
