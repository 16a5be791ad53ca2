"""The entry point of `undermine`. It imports next to nothing: every process of `simulate --jobs` imports it, too."""

from importlib import import_module


def main() -> None:
    import_module("undermine.cli.commands").run()


if __name__ == "__main__":
    main()
