"""How good the tests are: small faults are put into the rules one by one, and some test should notice each of them."""
