"""What people see and touch in Discord: screens made of views, the controls on them, and who sees what."""
