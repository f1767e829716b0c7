import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { runPackage } from "./run.mjs";

/**
 * @typedef {object} UnitFile a test file, as Vitest reports it
 * @property {string} name its path
 * @property {string} status
 * @property {string} message why it could not be loaded
 * @property {{ status: string, fullName: string, tags: string[], failureMessages: string[] }[]} assertionResults
 */

/**
 * Runs the unit tests and counts them.
 * @returns {Promise<{ passed: number, failed: number, skipped: string[], failures: string[] }>} the skipped ones by name, the failed ones with their reason
 */
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
    const skipped = testResults.flatMap(skippedIn);
    return { passed: numPassedTests, failed, skipped, failures: testResults.flatMap(failuresIn) };
  } catch {
    return { passed: 0, failed: 1, skipped: [], failures: [] };
  }
}

/**
 * Lists the tests that were left out, but for those that `npm run prove:walks` does.
 * @param {UnitFile} file
 */
const skippedIn = ({ assertionResults }) =>
  assertionResults
    .filter(({ status, tags }) => /skipped|pending/.test(status) && !tags.includes("long"))
    .map(({ fullName }) => fullName);

/** @param {UnitFile} file */
function failuresIn({ name, status, message, assertionResults }) {
  const path = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0) return status === "failed" ? [`${path}\n${message}`] : [];
  return failed.map(
    ({ fullName, failureMessages }) => `${path}: ${fullName.trim()}\n${failureMessages.join("\n")}`,
  );
}

/**
 * Prints the tests that were left out. A unit test is only when it needs a server that is not here.
 * @param {string[]} names
 */
export function printSkipped(names) {
  if (names.length === 0) return;
  console.log(
    `\n— ${names.length} skipped, for want of a PostgreSQL (TEST_DATABASE_URL) or a Redis (TEST_REDIS_URL)`,
  );
  for (const name of names) console.log(`  ${name.trim()}`);
}
