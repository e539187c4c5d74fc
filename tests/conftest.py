"""How much hypothesis tries, and how repeatably; and that what is imported is compiled only once."""

import os
import sys

from hypothesis import settings

# Also where byte-code is not wanted: each of the processes that tests start would compile everything anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# No deadlines: on a busy machine they say nothing about the code.
# Fewer examples than are usual: `make soak` tries many.
settings.register_profile("default", deadline=None, max_examples=50)
# In continuous integration the same change must give the same verdict every time.
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=50, print_blob=True)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("ci" if os.environ.get("CI") else "default")
