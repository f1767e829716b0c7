/**
 * Seconds that each part of `npm test` may take on a machine with two quiet cores (docs/tests.md).
 * A part that takes longer is reported, and does not fail: a machine may be busy.
 */
const BUDGET = { checks: 60, "unit tests": 360, build: 60, "browser tests": 900 };

/** Seconds that all of them may take together. */
const WHOLE = 1200;

/** @typedef {keyof typeof BUDGET} Part */

/** @type {Map<Part, number>} */
const used = new Map();

/**
 * Does a part of the tests, and notes how long it took.
 * @template Result
 * @param {Part} part
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function timed(part, work) {
  const began = performance.now();
  try {
    return await work();
  } finally {
    used.set(part, Math.round((performance.now() - began) / 1000));
  }
}

export function printBudget() {
  console.log("\n— seconds used of seconds budgeted");
  for (const [part, seconds] of used) printLine(part, seconds, BUDGET[part]);
  const together = [...used.values()].reduce((sum, seconds) => sum + seconds, 0);
  printLine("together", together, WHOLE);
}

/**
 * @param {string} name
 * @param {number} seconds
 * @param {number} budget
 */
function printLine(name, seconds, budget) {
  console.log(`  ${name}: ${seconds} of ${budget}${seconds > budget ? " (OVER)" : ""}`);
}
