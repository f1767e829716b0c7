import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { DataPlace } from "@/platform/backup/open-source";
import { readBackup } from "@/platform/backup/read-backup";
import { openSnapshotDoor } from "@/platform/backup/snapshot-door";
import { openDatabase } from "@/platform/db/database";
import { freshDatabaseUrl } from "@/testing/fresh-database-url";
import { differencesBetween, readContents } from "./compare-places";
import { fillPlace } from "./fill-place";

/** Results of the drill, in seconds and bytes. */
export interface BackupTally {
  rows: number;
  files: number;
  bytes: number;
  seconds: Record<string, number>;
  kills: number;
  /** Number of kills after the file was whole. */
  wholeBeforeKill: number;
}

/**
 * Runs the drill of a company that loses its server: backs up a site that runs, restores it to
 * another folder and to PostgreSQL, moves it, and compares all; then kills backups at random
 * moments.
 * @param options.server PostgreSQL, where there is one
 * @param options.random draws from 0 to 1 when a backup is killed
 * @throws Error when something differs, or when a killed backup leaves an unsound file with a
 *   backup's name
 */
export async function proveBackup(options: {
  orders: number;
  files: number;
  kills: number;
  server: string | null;
  random(): number;
}): Promise<BackupTally> {
  const folder = await mkdtemp(join(tmpdir(), "drill-"));
  const place = (name: string) => ({ DATA_DIR: join(folder, name) });
  const site = place("site");
  const seconds: Record<string, number> = {};
  const timed = async (name: string, work: () => Promise<void>) => {
    const began = performance.now();
    await work();
    seconds[name] = Math.round((performance.now() - began) / 100) / 10;
  };
  const fresh = options.server ? await freshDatabaseUrl(options.server) : undefined;
  const moved = options.server ? await freshDatabaseUrl(options.server) : undefined;
  try {
    await fillPlace(site.DATA_DIR, options);
    const file = join(folder, "site.tar.gz");
    const running = await openDatabase({ dataDir: site.DATA_DIR });
    const door = await openSnapshotDoor(site.DATA_DIR, running.copyInto ?? (async () => undefined));
    await timed("backup of a running site", () => command("backup", site, file));
    await door.close();
    await running.close();
    await timed("restore", () => command("restore", place("restored"), file));
    const copies: DataPlace[] = [place("restored")];
    if (fresh && moved) {
      const postgres = { ...place("postgres"), DATABASE_URL: fresh.url };
      await timed("restore to PostgreSQL", () => command("restore", postgres, file));
      const target = { ...place("restored"), DATABASE_URL: moved.url };
      await timed("move to PostgreSQL", () => command("move", target));
      copies.push(postgres, target);
    }
    const original = await readContents(site);
    for (const copy of copies) {
      refuseDifferences(differencesBetween(original, await readContents(copy)));
    }
    const { tables, mediaFiles } = await readBackup(file);
    const parts = Object.values(tables);
    return {
      rows: parts.reduce((sum, table) => sum + table.rows, 0),
      files: mediaFiles,
      bytes: parts.reduce((sum, table) => sum + table.bytes, 0),
      seconds,
      ...(await killBackups(site, folder, options)),
    };
  } finally {
    await fresh?.drop();
    await moved?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

function refuseDifferences(differences: string[]): void {
  if (differences.length > 0) throw new Error(`Not the same:\n${differences.join("\n")}`);
}

function start(program: string, place: DataPlace, ...words: string[]): ChildProcess {
  const { DATA_DIR, DATABASE_URL = "" } = place;
  return spawn(process.execPath, [`scripts/${program}.mjs`, ...words], {
    env: { ...process.env, DATA_DIR, DATABASE_URL },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Runs a program as `npm run …` does. */
async function command(program: string, place: DataPlace, ...words: string[]): Promise<void> {
  const [code] = await once(start(program, place, ...words), "exit");
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}

/** Kills backups, from their first moment to after their last. */
async function killBackups(
  site: DataPlace,
  folder: string,
  { kills, random }: { kills: number; random(): number },
) {
  const backups = join(folder, "killed");
  const began = performance.now();
  await command("backup", site, join(backups, "whole.tar.gz"));
  const whole = performance.now() - began;
  let wholeBeforeKill = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const name = `${kill}.tar.gz`;
    const backup = start("backup", site, join(backups, name));
    const ended = once(backup, "exit");
    await Promise.race([setTimeout(random() * whole * 1.1), ended]);
    backup.kill("SIGKILL");
    await ended;
    for (const left of await readdir(backups)) {
      if (!left.startsWith(name)) continue;
      const isWhole = await readBackup(join(backups, left)).then(
        () => true,
        () => false,
      );
      // A file with the name of a backup has to be one.
      if (left === name && !isWhole) throw new Error(`${left} passes for a backup`);
      if (isWhole) wholeBeforeKill += 1;
      await rm(join(backups, left), { force: true });
    }
  }
  await command("backup", site, join(backups, "last.tar.gz"));
  const copies = (await readdir(site.DATA_DIR)).filter((name) => name.startsWith("snapshot-"));
  if (copies.length > 0) throw new Error(`${copies.length} copies of killed backups stay`);
  return { kills, wholeBeforeKill };
}
