import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findChromium } from "./chromium.mjs";
import { runPackage } from "./run.mjs";

/**
 * @typedef {object} Suite tests and suites within, as Playwright reports them
 * @property {Spec[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * @typedef {object} Spec a test, with its tries in each window
 * @property {boolean} ok
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {{ projectName: string, results: { errors: { message?: string }[] }[] }[]} tests
 */

/**
 * Runs the browser tests against the production build, and counts them.
 * @returns {Promise<{ passed: number, failed: number, failures: string[] }>} the failed ones with their reason
 */
export async function runBrowserTests() {
  console.log("\n— browser tests");
  const report = join(tmpdir(), `browser-tests-${process.pid}.json`);
  const ended = await runPackage("playwright", ["test", "--reporter=list,json"], {
    env: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }).then(
    () => true,
    () => false,
  );
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
    return {
      passed: stats.expected + stats.flaky,
      failed: Math.max(stats.unexpected, ended ? 0 : 1),
      failures: suites.flatMap(failuresIn),
    };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresIn({ specs = [], suites = [] }) {
  return [...specs.filter(({ ok }) => !ok).map(describeFailure), ...suites.flatMap(failuresIn)];
}

/** @param {Spec} spec */
function describeFailure({ file, line, title, tests }) {
  const reasons = tests.flatMap(({ projectName, results }) =>
    results.flatMap(({ errors }) =>
      errors.map(({ message = "" }) => `${projectName}: ${stripVTControlCharacters(message)}`),
    ),
  );
  return [`e2e/${file}:${line}: ${title}`, ...reasons].join("\n");
}
