import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** Program of a site that prints its rule, and takes a moment to end. */
const SITE = `
import { RULE } from "../lib/rules/rule.mjs";
process.on("SIGINT", () => setTimeout(() => { console.log("ends with " + RULE); process.exit(0); }, 50));
// Said once it can be ended: a test may end it as soon as it reads this.
console.log("begins with " + RULE);
setInterval(() => undefined, 1000);
process.once("disconnect", () => process.exit(0));
process.send("serving");
`;

const ANEW = `${join("lib", "rules", "rule.mjs")} has changed: the site is started anew`;

let folder: string;
let dev: ChildProcess;
let said: string[];
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dev-"));
  const watched = ["demonstration", "lib/contract", "lib/rules", "platform/http", "server"];
  for (const name of ["scripts", ...watched]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const file of ["scripts/dev.mjs", "platform/http/graceful-stop.ts", "tsconfig.json"]) {
    cpSync(file, join(folder, file));
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  write("package.json", '{ "type": "module" }');
  write("scripts/install.mjs", "export const installPackages = async () => undefined;");
  write("scripts/start.mjs", SITE);
  write("lib/rules/rule.mjs", "export const RULE = 1;");
  said = [];
  dev = spawn(process.execPath, ["scripts/dev.mjs"], { cwd: folder });
  dev.stdout?.on("data", (chunk) => said.push(...String(chunk).trim().split("\n")));
});
afterEach(() => {
  dev.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
const hears = (line: string) =>
  vi.waitUntil(() => said.includes(line), { timeout: 30_000, interval: 20 });

it("starts the site anew when a rule changes, once the former has ended", async () => {
  await hears("begins with 1");
  write("lib/rules/rule.mjs", "export const RULE = 2;");
  await hears("begins with 2");
  expect(said).toEqual(["begins with 1", ANEW, "ends with 1", "begins with 2"]);
});

it("goes on after a file that cannot be read, and leaves tests and words alone", async () => {
  await hears("begins with 1");
  write("lib/rules/rule.mjs", "export const RULE = ;");
  await hears("The site has ended: it is started again when a file changes");
  write("lib/rules/rule.test.ts", "");
  write("package.json", '{ "type": "module", "name": "x" }');
  write("lib/rules/rule.mjs", "export const RULE = 3;");
  await hears("begins with 3");
  expect(said.filter((line) => line.includes("has changed"))).toEqual([ANEW, ANEW]);
});

it("ends with the site, and with the site’s own fault when it cannot start at all", async () => {
  await hears("begins with 1");
  const ended = once(dev, "close");
  dev.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  expect(said).toContain("ends with 1");
  write("scripts/start.mjs", "process.exit(7);");
  dev = spawn(process.execPath, ["scripts/dev.mjs"], { cwd: folder });
  expect(await once(dev, "exit")).toEqual([7, null]);
});
