/**
 * Flags of Node for the tests and the sites that they start. These live for minutes, while a
 * process by default optimizes code for hours of use, which took a quarter of its time here, and
 * moves young objects that are gone soon. With these, code is optimized after it has run for
 * longer, and young objects have more room (docs/tests.md).
 */
export const TEST_NODE_FLAGS = [
  // Eight times and sixteen times V8's own choice.
  "--interrupt-budget=540000",
  "--wasm-tiering-budget=30000000",
  "--min-semi-space-size=16",
  "--max-semi-space-size=64",
];
