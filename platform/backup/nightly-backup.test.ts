import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backupName, keepLatest } from "./make-backup";
import { isBackupDue } from "./nightly-backup";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nightly-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("is due once a night, whoever made one since, and the latest stay", async () => {
  const night = new Date("2026-11-24T02:00:04Z");
  expect(await isBackupDue(join(folder, "none"), night)).toBe(true);
  await writeFile(join(folder, backupName(new Date("2026-11-23T22:00:00Z"))), "");
  await writeFile(join(folder, "notes.txt"), "");
  expect(await isBackupDue(folder, night)).toBe(true);
  await writeFile(join(folder, backupName(night)), "");
  expect(await isBackupDue(folder, new Date("2026-11-24T23:00:00Z"))).toBe(false);
  expect(await isBackupDue(folder, new Date("2026-11-25T02:00:00Z"))).toBe(true);
  expect(await keepLatest(folder, 1)).toEqual(["backup-20261123T220000Z.tar.gz"]);
  expect(await readdir(folder)).toEqual(["backup-20261124T020004Z.tar.gz", "notes.txt"]);

  const [killed, underWay] = ["0123", "4567"].map(
    (own) => `${backupName(night)}.${own}.unfinished`,
  ) as [string, string];
  for (const name of [killed, underWay]) await writeFile(join(folder, name), "half");
  await utimes(join(folder, killed), night, new Date(Date.now() - 86_400_001));
  expect(await keepLatest(folder, 1)).toEqual([killed]);
  expect(await readdir(folder)).toContain(underWay);
});
