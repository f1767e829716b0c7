/**
 * How Node runs the tests and the sites that they start. These live for minutes: a process optimizes
 * code for hours of use, which took a quarter of its time here, and moves young objects that are gone soon.
 * Code is optimized after it has run for longer, and what is young has more room (docs/tests.md).
 */
export const TEST_NODE_FLAGS = [
  // Eight times and sixteen times what V8 takes by itself.
  "--interrupt-budget=540000",
  "--wasm-tiering-budget=30000000",
  "--min-semi-space-size=16",
  "--max-semi-space-size=64",
];
