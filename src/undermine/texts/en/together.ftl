## Several people at one device

together-who = Who plays on this device?
together-name = Name of player { $number }
together-done = Done: cover the screen
together-look = Look at your cards:
