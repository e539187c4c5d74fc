"""Load: `make load` plays at many tables of an unchanged `kingbot run`, and tells what that costs."""
