import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run, runPackage } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Finds a Chromium for the browser tests, installing one where there is none: the system's, else
 * the test runner's own, else Debian's package.
 * @returns {Promise<string>} the path of its program
 */
export async function findChromium() {
  const there = installedChromium() ?? (await runnersChromium());
  if (there) return there;
  console.log("Installing a Chromium for the browser tests …");
  await runPackage("playwright", ["install", "chromium"], { quietUnlessItFails: true }).catch(
    () => undefined,
  );
  const downloaded = await runnersChromium();
  if (downloaded) return downloaded;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [first = "apt-get", ...rest] = [...sudo, "apt-get"];
  await run(first, [...rest, "update", "-qq"], { quietUnlessItFails: true });
  await run(first, [...rest, "install", "-y", "-qq", "chromium"], { quietUnlessItFails: true });
  const packaged = installedChromium();
  if (packaged) return packaged;
  throw new Error("No Chromium could be installed: install one, or name it in CHROMIUM_PATH");
}

function installedChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: "pipe" }).trim();
    } catch {}
  }
  return undefined;
}

async function runnersChromium() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
