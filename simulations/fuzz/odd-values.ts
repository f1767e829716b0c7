import fc from "fast-check";

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** Texts that programs stumble over: no character, half of one, endless, another language's. */
const ODD_TEXTS = [
  ...["", " ", "\0", "a\0b", "\ud800", "\udfff\ud800", "\uffff", "\u202e", "é".repeat(300)],
  ...["x".repeat(70_000), "9".repeat(400), "-1", "0", "1.5", "1e999", "NaN", "null", "true"],
  ...["__proto__", "constructor", "' or 1=1 --", "../../etc/passwd", "%00", "lk:\0", "lt:x", "<b>"],
  ...["2026-99-99", "2026-02-30T00:00:00Z", "+275760-09-13T00:00:00Z", "-271821-04-20T00:00:00Z"],
  ...["0000-00-00", "2026-03-29T02:30:00+01:00", "a@b", `${"a".repeat(300)}@example.com`, "+33"],
];

const ODD_NUMBERS = [
  ...[0, -0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63],
];

/** Text for a header, a part of a path or an entry of a query. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.constantFrom(...ODD_NUMBERS).map(String),
  fc.string({ unit: "binary", maxLength: 40 }),
);

/** JSON value in place of a right one. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(...ODD_NUMBERS, null, true, [], {}, [null], [[]], [{}]),
  fc.constantFrom(20, 500).map((levels) => JSON.parse(deep(levels))),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Body that is no JSON, or hardly. */
export const oddBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    '{"a":',
    "nul",
    "[1,]",
    "'a'",
    '{"a":1}{"b":2}',
    "\ufeff{}",
    '"\\ud800"',
  ),
  fc.constantFrom(
    '{"__proto__":{"a":1}}',
    '{"a":1e999}',
    deep(50_000),
    "a=1&b=2",
    "0".repeat(300_000),
  ),
  fc.uint8Array({ maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
);
