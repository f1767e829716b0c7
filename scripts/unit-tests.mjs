import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runPackage } from "./run.mjs";

/** Runs the unit tests and counts them. @returns {Promise<{ passed: number, failed: number }>} */
export async function runUnitTests() {
  console.log("\n— unit tests");
  const report = join(tmpdir(), `unit-tests-${process.pid}.json`);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ended = await runPackage("vitest", args).then(
    () => true,
    () => false,
  );
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0, ended ? 0 : 1);
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
