import { execFileSync } from "node:child_process";
import { run, runPackage } from "./run.mjs";

/** Chromium without a window: a test begins in a third of the time (docs/tests.md). */
const SHELLS = ["chromium-headless-shell"];
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Finds a Chromium for the browser tests, installing one where there is none: one without a window
 * if possible, the system's or the test runner's own, else a whole one.
 * @returns {Promise<string>} the path of its program; "" for the test runner's own
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const shell = installed(SHELLS);
  if (shell) return shell;
  if (await runnersStarts()) return "";
  console.log("Installing a Chromium for the browser tests …");
  const packaged = await installPackage(SHELLS[0] ?? "").then(
    () => installed(SHELLS),
    () => undefined,
  );
  const found = packaged ?? installed(WHOLE);
  if (found) return found;
  await runPackage("playwright", ["install", "chromium-headless-shell"], {
    quietUnlessItFails: true,
  }).catch(() => undefined);
  if (await runnersStarts()) return "";
  await installPackage("chromium");
  const whole = installed(WHOLE);
  if (whole) return whole;
  throw new Error("No Chromium could be installed: install one, or name it in CHROMIUM_PATH");
}

/** @param {string[]} names */
function installed(names) {
  for (const name of names) {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: "pipe" }).trim();
    } catch {}
  }
  return undefined;
}

/** Tells whether the test runner has a Chromium of its own that starts. */
async function runnersStarts() {
  const { chromium } = await import("@playwright/test");
  return await chromium.launch({ args: ["--no-sandbox"] }).then(
    async (browser) => {
      await browser.close();
      return true;
    },
    () => false,
  );
}

/** Installs a package of Debian. @param {string} name */
async function installPackage(name) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [first = "apt-get", ...rest] = [...sudo, "apt-get"];
  await run(first, [...rest, "update", "-qq"], { quietUnlessItFails: true });
  await run(first, [...rest, "install", "-y", "-qq", name], { quietUnlessItFails: true });
}
