import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { runPackage } from "./run.mjs";

/**
 * Runs the browser tests against the production build, and counts them.
 * @returns {Promise<{ passed: number, failed: number }>}
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
    const { stats } = JSON.parse(readFileSync(report, "utf8"));
    return {
      passed: stats.expected + stats.flaky,
      failed: Math.max(stats.unexpected, ended ? 0 : 1),
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
