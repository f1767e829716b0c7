import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBackup } from "@/platform/backup/make-backup";
import { mediaFolder } from "@/platform/backup/media-files";
import { restoreBackup } from "@/platform/backup/restore-backup";
import { folderStore } from "@/platform/media/store/folder-store";
import { openDatabase } from "./database";
import { makeBackupsPrivate, makeDataPrivate } from "./private-files";

let folder: string;
const at = (name: string) => join(folder, name);
const umask = process.umask(0);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "private-"));
});
afterAll(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true });
});

/** Lists the files in a folder and below it that others may read or change. */
async function openToOthers(path: string): Promise<string[]> {
  const names = (await stat(path)).isDirectory() ? await readdir(path, { recursive: true }) : [];
  const found: string[] = [];
  for (const name of ["", ...names]) {
    const { mode } = await stat(join(path, name));
    if ((mode & 0o077) !== 0) found.push(`${name} ${(mode & 0o777).toString(8)}`);
  }
  return found;
}

it("database, media, backups and what is restored are their owner's alone, with no umask at all", async () => {
  const database = await openDatabase({ dataDir: at("data") });
  await folderStore(mediaFolder(at("data"))).put(
    { idSite: 72, name: "a.svg" },
    Buffer.from("<svg/>"),
  );
  await database.everySite.execute(
    "create table grown as select n, repeat('x', 900) from generate_series(1, 4000) n",
  );
  await database.everySite.execute("drop table grown");
  await database.close();
  await makeBackup({ DATA_DIR: at("data") }, join(at("backups"), "one.tar.gz"));
  await restoreBackup(join(at("backups"), "one.tar.gz"), { DATA_DIR: at("restored") });
  for (const made of ["data", "backups", "restored"]) {
    expect(await openToOthers(at(made)), made).toEqual([]);
  }
});

it("a folder of before is set right", async () => {
  await cp(at("data"), at("before"), { recursive: true });
  for (const name of ["", ...(await readdir(at("before"), { recursive: true }))]) {
    const path = join(at("before"), name);
    await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o666);
  }
  expect(await makeDataPrivate(at("before"))).toEqual([]);
  expect(await openToOthers(at("before"))).toEqual([]);
});

it("backups of before are set right, and nothing else beside them", async () => {
  await mkdir(at("kept"), { mode: 0o755 });
  for (const name of ["backup-20261124T020004Z.tar.gz", "notes.txt"]) {
    await writeFile(join(at("kept"), name), "", { mode: 0o644 });
  }
  expect(await makeBackupsPrivate(at("kept"))).toEqual([]);
  expect(await openToOthers(at("kept"))).toEqual([" 755", "notes.txt 644"]);
});

it("what somebody else keeps in the folder stays as it is, and so does the folder", async () => {
  await mkdir(at("shared"), { mode: 0o755 });
  await writeFile(join(at("shared"), "notes.txt"), "", { mode: 0o644 });
  await mkdir(join(at("shared"), "media"), { mode: 0o755 });
  await makeDataPrivate(at("shared"));
  expect(await openToOthers(at("shared"))).toEqual([" 755", "notes.txt 644"]);
});
