import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { TEST_NODE_FLAGS } from "./scripts/test-node-flags.mjs";

const FOLDERS = [
  "app",
  "components",
  "demonstration",
  "lib",
  "platform",
  "server",
  "simulations",
  "stores",
  "scripts",
];
const IS_TEST = /\.test\.tsx?$/;

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const tests = [
  ...readdirSync(".").filter((name) => IS_TEST.test(name)),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => IS_TEST.test(name))
      .map((name) => join(folder, name)),
  ),
];

/**
 * A test that replaces a module or a global is alone in its process, and so is one of a store,
 * which is a module that remembers. Spies are restored automatically.
 */
const REPLACES = /\bvi\.(?:mock|doMock|stubGlobal|stubEnv|resetModules)\(/;
const isAlone = (file: string) =>
  file.startsWith("stores/") || REPLACES.test(readFileSync(file, "utf8"));

const alone = tests.filter(isAlone);
const shared = tests.filter((file) => !isAlone(file));

/** Escapes paths as patterns that match only themselves: folders of routes have brackets. */
const asPatterns = (paths: string[]) => paths.map((path) => path.replaceAll(/[[\]()]/g, "\\$&"));

/** Tests that take longest though their files are short, by which Vitest tells them apart. */
const IS_LONG =
  /\/(?:simulations\/.*|who-may-call|forged-fields|random-histories|booking-race)\.test\.ts$/;

/** Starts the longest tests first: at the end no worker waits for another one. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name === "alone" ? 0 : IS_LONG.test(moduleId) ? 1 : 2;
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Tests tagged so are a part of `npm run prove:walks`, beside a short one of each here. */
const LONG = {
  name: "long",
  description: "Takes long, and shows little that a shorter test does not",
  skip: process.env.PROVE_WALKS === undefined,
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@node-rs\/argon2$/, replacement: pathOf("testing/counted-argon.ts") },
      { find: "@", replacement: pathOf(".") },
    ],
  },
  test: {
    pool: "forks",
    restoreMocks: true,
    tags: [LONG],
    execArgv: TEST_NODE_FLAGS,
    sequence: { sequencer: LongestFirst },
    // More workers than cores by one: some tests wait, for time to pass or a process to end.
    maxWorkers: availableParallelism() + 1,
    // These end hanging tests; on a busy machine the same work takes ten times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: "./vitest.setup.ts",
    globalSetup: "./testing/image-folder.ts",
    // The next file of a worker reuses the modules that one file has loaded: the platform and its
    // embedded database take three seconds of work.
    projects: [
      {
        extends: true,
        test: { name: "shared", include: asPatterns(shared), isolate: false },
      },
      { extends: true, test: { name: "alone", include: asPatterns(alone), isolate: true } },
    ],
  },
});
