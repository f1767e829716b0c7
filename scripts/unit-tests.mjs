import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runPackage } from "./run.mjs";

/** Runs the unit tests and counts them. @returns {Promise<{ passed: number, failed: number, skipped: string[] }>} the skipped ones by name */
export async function runUnitTests() {
  console.log("\n— unit tests");
  const report = join(tmpdir(), `unit-tests-${process.pid}.json`);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ended = await runPackage("vitest", args).then(
    () => true,
    () => false,
  );
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0, ended ? 0 : 1);
    return { passed: numPassedTests, failed, skipped: testResults.flatMap(skippedIn) };
  } catch {
    return { passed: 0, failed: 1, skipped: [] };
  }
}

/** @param {{ assertionResults: { status: string, fullName: string }[] }} file */
const skippedIn = ({ assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === "skipped" || status === "pending")
    .map(({ fullName }) => fullName);

/** Prints what was left out. The one reason for which a unit test is: it needs a server that is not here. @param {string[]} names */
export function printSkipped(names) {
  if (names.length === 0) return;
  console.log(
    `\n— ${names.length} skipped, for want of a PostgreSQL (TEST_DATABASE_URL) or a Redis (TEST_REDIS_URL)`,
  );
  for (const name of names) console.log(`  ${name.trim()}`);
}
