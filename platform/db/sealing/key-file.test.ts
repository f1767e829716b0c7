import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeKeyFile, readKeys } from "./key-file";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "key-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("is made in a folder that is not there yet, which is its owner's alone", async () => {
  const DATA_DIR = join(folder, "data", "of-site");
  await makeKeyFile(DATA_DIR);
  expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700);
  expect((await readKeys({ DATA_DIR })).current).toBeDefined();
});
