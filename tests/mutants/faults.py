"""The faults: each changes one expression or one statement in a function of the rules.

What stands outside functions is data (constants, structs), and what stands in a format string is prose; both are left
alone.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

#: An operator, and what it is taken for by mistake.
OPERATORS: Final[dict[type[ast.AST], list[ast.AST]]] = {
    ast.Lt: [ast.LtE(), ast.Gt()],
    ast.LtE: [ast.Lt(), ast.GtE()],
    ast.Gt: [ast.GtE(), ast.Lt()],
    ast.GtE: [ast.Gt(), ast.LtE()],
    ast.Eq: [ast.NotEq()],
    ast.NotEq: [ast.Eq()],
    ast.In: [ast.NotIn()],
    ast.NotIn: [ast.In()],
    ast.Is: [ast.IsNot()],
    ast.IsNot: [ast.Is()],
    ast.And: [ast.Or()],
    ast.Or: [ast.And()],
    ast.Add: [ast.Sub()],
    ast.Sub: [ast.Add()],
    ast.Mult: [ast.FloorDiv()],
    ast.FloorDiv: [ast.Mult()],
    ast.Mod: [ast.FloorDiv()],
    ast.LShift: [ast.RShift()],
    ast.RShift: [ast.LShift()],
    ast.BitAnd: [ast.BitOr()],
    ast.BitOr: [ast.BitAnd()],
    ast.BitXor: [ast.BitAnd()],
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Mutant:
    """A module with one fault. `key` names it without file or line, so that it outlives moves of the code."""

    module: str
    path: Path
    line: int
    block: int  # the line at which the innermost block around the fault begins
    key: str
    source: str


def mutants_of(game: str, modules: dict[str, Path]) -> list[Mutant]:
    """Every fault that we can make, in an order that depends on nothing but their keys."""
    every: list[Mutant] = []
    seen: Counter[str] = Counter()
    for module, path in sorted(modules.items()):
        for mutant in _of_module(game, module, path):
            seen[mutant.key] += 1
            again = seen[mutant.key]
            every.append(replace(mutant, key=f"{mutant.key} #{again}") if again > 1 else mutant)
    return every


def sample(every: list[Mutant], number: int, seed: str) -> list[Mutant]:
    """So many mutants, drawn by a hash of their keys: those that stay in the code stay in the sample."""
    return sorted(every, key=lambda mutant: sha256(f"{seed} {mutant.key}".encode()).digest())[:number]


def _of_module(game: str, module: str, path: Path) -> Iterator[Mutant]:
    text = path.read_text("utf-8")
    for name, statement, block, node, new in _walk(ast.parse(text)):
        old = " ".join(ast.unparse(node).split("\n")[0].split())
        shown = "" if isinstance(node, ast.stmt) else f" | {ast.unparse(statement).splitlines()[0][:70]}"
        key = f"{game} | {name}{shown} | {old} -> {new}"
        yield Mutant(module, path, node.lineno, block, key, _replaced(text, node, new))


def _replaced(text: str, node: ast.expr | ast.stmt, new: str) -> str:
    lines = text.encode().splitlines(keepends=True)
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    head = b"".join(lines[:first]) + lines[first][: node.col_offset]
    tail = lines[last][node.end_col_offset :] + b"".join(lines[last + 1 :])
    bracketed = f"({new})" if isinstance(node, ast.expr) and not new.isalnum() else new
    return (head + bracketed.encode() + tail).decode()


Place = tuple[str, ast.stmt, int, ast.expr | ast.stmt, str]  # function, statement, block, what, what instead


def _walk(tree: ast.Module) -> Iterator[Place]:
    for name, function in _functions(tree, ""):
        returns = ast.unparse(function.returns) if function.returns else ""
        for block in _blocks(function):
            for statement in block:
                for node, new in _in_statement(statement, returns):
                    yield name, statement, block[0].lineno, node, new


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for child in ast.iter_child_nodes(node):
        name = prefix
        if isinstance(child, (*FUNCTIONS, ast.ClassDef)):
            name = f"{prefix}.{child.name}".lstrip(".")
        if isinstance(child, FUNCTIONS):
            yield name, child
        yield from _functions(child, name)


def _blocks(function: ast.AST) -> Iterator[list[ast.stmt]]:
    """The statement lists of a function, without those of functions in it."""
    for field in ("body", "orelse", "finalbody", "handlers", "cases"):
        block = getattr(function, field, [])
        if block and isinstance(block[0], ast.stmt):
            yield block
        for statement in block:
            if not isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
                yield from _blocks(statement)


def _in_statement(statement: ast.stmt, returns: str) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The faults of a statement itself and of its expressions; statements inside it come by themselves."""
    match statement:
        case ast.Expr(value=ast.Constant()) | ast.Raise(exc=ast.Call(func=ast.Name(id="AssertionError"))):
            return  # a docstring; a place where nobody ever comes
        case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Raise() | ast.Return(value=None):
            yield statement, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield statement, "pass"
        case ast.Continue():
            yield from ((statement, "pass"), (statement, "break"))
        case ast.Break():
            yield statement, "continue"
        case ast.If(test=test) | ast.While(test=test) if not isinstance(test, (ast.Compare, ast.UnaryOp)):
            yield test, f"not ({ast.unparse(test)})"
        case ast.Return(value=value) if value and not isinstance(value, (ast.Constant, ast.List, ast.UnaryOp)):
            yield from ((value, new) for new in _other_answers(ast.unparse(value), returns))
    if isinstance(statement, ast.AugAssign):
        for operator in OPERATORS.get(type(statement.op), []):
            yield statement, ast.unparse(ast.AugAssign(statement.target, operator, statement.value))  # type: ignore[arg-type]
    for child in ast.iter_child_nodes(statement):
        if isinstance(child, (ast.expr, ast.withitem, ast.match_case)) and child is not getattr(
            statement, "annotation", None
        ):
            yield from _in_expression(child)


def _other_answers(value: str, returns: str) -> Iterator[str]:
    if returns == "bool":
        yield f"not ({value})"
    elif returns == "int":
        yield f"{value} + 1"
    elif returns.startswith("list"):
        yield "[]"
    elif returns.endswith("| None"):
        yield "None"


def _in_expression(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    if isinstance(node, (ast.stmt, ast.JoinedStr)) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            yield node, str(1 - value)  # -1 stands for nobody or nothing: -2 would do as well, 0 would not
            return
    if isinstance(node, ast.expr):
        yield from ((node, new) for new in _other_values(node))
    for child in ast.iter_child_nodes(node):
        yield from _in_expression(child)


def _other_values(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield from (str(value + 1), str(value - 1))
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for i, op in enumerate(ops):
                for other in OPERATORS[type(op)]:
                    yield ast.unparse(ast.Compare(left, [*ops[:i], other, *ops[i + 1 :]], comparators))  # type: ignore[list-item]
        case ast.BoolOp(op=op, values=values):
            yield ast.unparse(ast.BoolOp(OPERATORS[type(op)][0], values))  # type: ignore[arg-type]
            for i in range(len(values)):
                left_in = values[:i] + values[i + 1 :]
                yield ast.unparse(ast.BoolOp(op, left_in) if len(left_in) > 1 else left_in[0])
        case ast.BinOp(left=left, op=op, right=right):
            for other in OPERATORS.get(type(op), []):
                yield ast.unparse(ast.BinOp(left, other, right))  # type: ignore[arg-type]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield ast.unparse(operand)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.unparse(ast.IfExp(test, orelse, body))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in NAMES:
            yield ast.unparse(ast.Call(ast.Name(NAMES[name]), args, keywords))
        case ast.Call(func=ast.Name(id="range"), args=[*head, ast.expr() as last]) if not isinstance(
            last, ast.Constant
        ):
            yield ast.unparse(ast.Call(ast.Name("range"), [*head, ast.BinOp(last, ast.Sub(), ast.Constant(1))], []))


def marked(path: Path) -> ast.Module:
    """The module with a call at the beginning of every block, which notes that somebody has come there."""
    tree = ast.parse(path.read_text("utf-8"))
    for _, function in _functions(tree, ""):
        for block in _blocks(function):
            come = ast.parse(f"__came__({str(path)!r}, {block[0].lineno})").body
            documented = isinstance(block[0], ast.Expr) and isinstance(block[0].value, ast.Constant)
            block[documented:documented] = come
    return tree
