"""Leaf functions of the kernels as single instructions of the processor.

Each stands in for a named function of a kernel with the same meaning (tests hold them equal);
the kernels' own loops remain what runs in plain Python.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from llvmlite.ir import Constant, FunctionType, IntType
from numba import types
from numba.core.cgutils import get_or_insert_function
from numba.core.registry import cpu_target
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

_MASK = (1 << 63) - 1


@intrinsic
def set_bits(typing_context: Any, mask: Any) -> Any:
    """How many bits of an int64 are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def trailing_zeros(typing_context: Any, mask: Any) -> Any:
    """The index of the lowest set bit of an int64 that is not 0."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        undefined_at_zero = context.get_constant(types.boolean, 1)
        return builder.cttz(arguments[0], undefined_at_zero)

    return types.int64(types.int64), generate


@intrinsic
def wrapped_product(typing_context: Any, one: Any, other: Any) -> Any:
    """The product of two int64 modulo 2**63."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        product = builder.mul(arguments[0], arguments[1])
        return builder.and_(product, context.get_constant(types.int64, _MASK))

    return types.int64(types.int64, types.int64), generate


@intrinsic
def wrapped_sum(typing_context: Any, one: Any, other: Any) -> Any:
    """The sum of two int64 modulo 2**63."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        total = builder.add(arguments[0], arguments[1])
        return builder.and_(total, context.get_constant(types.int64, _MASK))

    return types.int64(types.int64, types.int64), generate


@intrinsic
def deposited_bits(typing_context: Any, source: Any, mask: Any) -> Any:
    """x86's `pdep`: the low bits of an int64 put where a mask has bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _x86(builder, "pdep", arguments)

    return types.int64(types.int64, types.int64), generate


@intrinsic
def extracted_bits(typing_context: Any, source: Any, mask: Any) -> Any:
    """x86's `pext`: the bits of an int64 where a mask has some, moved together."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _x86(builder, "pext", arguments)

    return types.int64(types.int64, types.int64), generate


def _x86(builder: Any, name: str, arguments: Any) -> Any:
    word = IntType(64)
    kind = FunctionType(word, [word, word])
    declare: Any = get_or_insert_function
    return builder.call(declare(builder.module, kind, f"llvm.x86.bmi.{name}.64"), arguments)


def has_bit_moves() -> bool:
    """Whether the machine code that Numba makes here may use `pdep` and `pext`."""
    codegen: Any = cpu_target.target_context.codegen()
    triple, _, features = codegen.magic_tuple()
    return triple.startswith("x86_64") and "+bmi2" in features.split(",")


@intrinsic
def wide_vectors(typing_context: Any) -> Any:
    """Lets the function it stands in use the widest vectors; by itself LLVM stays at 256 bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        # llvmlite's own `add` knows only attributes without a value.
        set.add(builder.function.attributes, '"prefer-vector-width"="512"')
        return context.get_dummy_value()

    return types.none(), generate


@intrinsic
def borrowed_array(typing_context: Any, numbers: Any) -> Any:
    """The array without a reference to its owner: counting references costs atomic instructions
    wherever an array is handed on. The caller keeps the owner."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        view: Any = make_array
        array = view(signature.args[0])(context, builder, arguments[0])
        array.meminfo = Constant(array.meminfo.type, None)
        array.parent = Constant(array.parent.type, None)
        return array._getvalue()

    return numbers(numbers), generate


LEAVES: Mapping[str, Mapping[str, Callable[..., Any]]] = {
    "homestretch.games.temper.kernel": {"count": set_bits},
    "homestretch.games.pardon.kernel": {"bits_set": set_bits, "bit_index": trailing_zeros},
    "homestretch.batch.rng": {
        "product": wrapped_product,
        "total": wrapped_sum,
        "wide": wide_vectors,
    },
    "homestretch.batch.bits": {
        "count": set_bits,
        "index": trailing_zeros,
        "borrowed": borrowed_array,
    },
}
"""Module and function to the intrinsic that replaces it in the compiled twin."""

BIT_MOVES: Mapping[str, Callable[..., Any]] = {"scatter": deposited_bits, "gather": extracted_bits}
"""More of `homestretch.batch.bits`, where `has_bit_moves`."""


def leaves_of(module: str) -> Mapping[str, Callable[..., Any]]:
    """The functions of a module that have an intrinsic on this machine."""
    leaves = LEAVES.get(module, {})
    if module == "homestretch.batch.bits" and has_bit_moves():
        return {**leaves, **BIT_MOVES}
    return leaves


INLINED: Mapping[str, tuple[str, ...]] = {
    "homestretch.games.pardon.kernel": (
        "with_item", "cleared", "lifted", "slide_end", "settled", "landed", "walked", "played",
    ),
    "homestretch.batch.pardon.playout": ("play_game", "drawn", "seen", "put_down"),
    "homestretch.batch.pardon.policy": ("choose",),
    "homestretch.batch.pardon.policies.random": ("choose",),
    "homestretch.batch.pardon.walks": ("walks", "back", "walk_at"),
}  # fmt: skip
"""Functions that hand on whole positions, which cost more to hand on than to work out."""
