import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { runPackage } from "./run.mjs";

/**
 * @typedef {object} Suite tests and suites within, as Playwright reports them
 * @property {{ ok: boolean, title: string, file: string, line: number }[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * Runs the browser tests against the production build, and counts them.
 * @returns {Promise<{ passed: number, failed: number, failures: string[] }>} the failed ones by name
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
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`),
    ...suites.flatMap(failuresIn),
  ];
}
