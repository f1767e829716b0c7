import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const DOCUMENTS = [
  "README.md",
  "docs/operating.md",
  "docs/booking-states.md",
  "docs/tests.md",
  "Dockerfile",
  "compose.yaml",
];
const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
const documents = DOCUMENTS.map((file) => readFileSync(file, "utf8")).join("\n");

const npmCommands = [...documents.matchAll(/npm (?:run )?(start|test|(?<=run )[a-z:-]+)/g)].map(
  ([, name = ""]) => name,
);
const nodeCommands = [...documents.matchAll(/node"?,? "?(scripts\/[\w-]+\.mjs)/g)].map(
  ([, file = ""]) => `node ${file}`,
);

const folder = mkdtempSync(join(tmpdir(), "bare-clone-"));
const clone = join(folder, "clone");
const NOT_IN_A_CLONE = /^(node_modules|\.git|\.next.*|\.server|\.data|public|test-results)$/;
cpSync(".", clone, {
  recursive: true,
  filter: (from) => !NOT_IN_A_CLONE.test(relative(".", from)),
});
const bin = join(folder, "bin");
mkdirSync(bin);
writeFileSync(join(bin, "npm"), '#!/bin/sh\necho "npm was asked: $1"\nexit 99\n', { mode: 0o755 });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the clone, with an idle `npm` first in its path. @returns its output */
const runBare = (command: string) =>
  new Promise<string>((resolve) => {
    const PATH = [bin, dirname(process.execPath), process.env.PATH].join(delimiter);
    execFile(
      "sh",
      ["-c", command],
      { cwd: clone, env: { ...process.env, PATH }, timeout: 60_000 },
      (_, said, complained) => resolve(said + complained),
    );
  });

describe("in a clone in which nothing was installed", () => {
  const commands = [...new Set([...Object.values(scripts), ...nodeCommands])];

  it.concurrent.each(commands)("%s installs before all else", async (command) => {
    expect(await runBare(command)).toContain("npm was asked: install");
  });

  it("the documents name no command that is not there", () => {
    expect(npmCommands.length).toBeGreaterThan(10);
    expect(nodeCommands).toContain("node scripts/start.mjs");
    expect(npmCommands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
