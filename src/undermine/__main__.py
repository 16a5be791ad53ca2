"""`python -m undermine`."""

from undermine.cli.app import main

if __name__ == "__main__":
    main()
