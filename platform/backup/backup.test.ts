import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "@/platform/db/database";
import { databaseFolder } from "@/platform/db/database-folder";
import type { SqlConnection } from "@/platform/db/sql-connection";
import {
  differencesBetween,
  type PlaceContents,
  readContents,
} from "@/simulations/backup/compare-places";
import { fillPlace } from "@/simulations/backup/fill-place";
import { freshDatabaseUrl } from "@/testing/fresh-database-url";
import { localPostgres } from "@/testing/local-postgres";
import { FORMAT } from "./backup-format";
import { makeBackup } from "./make-backup";
import { moveToPostgres } from "./move-to-postgres";
import { openSource } from "./open-source";
import { readBackup } from "./read-backup";
import { restoreBackup } from "./restore-backup";
import { openSnapshotDoor } from "./snapshot-door";
import { writeBackup } from "./write-backup";

const postgres = await localPostgres();

let folder: string;
let file: string;
let original: PlaceContents;
const place = (name: string) => ({ DATA_DIR: join(folder, name) });
const site = () => place("site");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  file = join(folder, "site.tar.gz");
  await fillPlace(site().DATA_DIR, { orders: 60, files: 8 });
  await makeBackup(site(), file);
  original = await readContents(site());
});
afterAll(() => rm(folder, { recursive: true }));

describe("a backup", () => {
  it("is put back row by row and byte by byte, and moved to PostgreSQL likewise", async () => {
    await restoreBackup(file, place("restored"));
    expect(differencesBetween(original, await readContents(place("restored")))).toEqual([]);
    if (!postgres) return;
    const { url, drop } = await freshDatabaseUrl(postgres);
    try {
      const { DATA_DIR } = place("restored");
      await moveToPostgres(DATA_DIR, url);
      const moved = { DATA_DIR, DATABASE_URL: url };
      expect(differencesBetween(original, await readContents(moved))).toEqual([]);
      await expect(moveToPostgres(DATA_DIR, url)).rejects.toThrow(
        "The database at DATABASE_URL is not empty: give an empty one",
      );
      // The PostgreSQL's contents are backed up from there, and restored over what it has.
      const again = join(folder, "postgres.tar.gz");
      await makeBackup(moved, again);
      await expect(restoreBackup(again, { ...place("empty"), DATABASE_URL: url })).rejects.toThrow(
        /not empty: give an empty one, or say --replace/,
      );
      await restoreBackup(again, moved, { replacing: "YES" });
      expect(differencesBetween(original, await readContents(moved))).toEqual([]);
    } finally {
      await drop();
    }
  });

  it("finds a difference of one digit in one row, of one byte in one file, and a lost trigger", async () => {
    const changed = place("changed");
    await cp(site().DATA_DIR, changed.DATA_DIR, { recursive: true });
    const database = await openDatabase({ dataDir: changed.DATA_DIR });
    await database.everySite.execute(
      `update order_line set price_cents = price_cents + 1 where id = (select max(id) from order_line)`,
    );
    await database.everySite.execute(`drop trigger papers_never_change on paper`);
    await database.close();
    await writeFile(join(changed.DATA_DIR, "media/901/dossier-0/image 0.webp"), "x");
    const differences = differencesBetween(original, await readContents(changed));
    expect(differences.map((line) => line.split(":")[0])).toEqual([
      "table order_line",
      "guards",
      "file 901/dossier-0/image 0.webp",
    ]);
  });
});

it("a backup that breaks off leaves nothing", async () => {
  const broken = join(folder, "broken-off.tar.gz");
  const source = await openSource(site());
  let queries = 0;
  const connection: SqlConnection = {
    query: (...call) => {
      queries += 1;
      if (queries === 100) throw new Error("gone");
      return source.connection.query(...call);
    },
  };
  await expect(writeBackup({ connection, media: folder }, [broken])).rejects.toThrow("gone");
  await source.close();
  expect((await readdir(folder)).filter((name) => name.startsWith("broken-off"))).toEqual([]);
});

describe.skipIf(!postgres)(
  postgres ? "a PostgreSQL on which a site runs" : "a PostgreSQL on which a site runs: skipped",
  () => {
    it("gets other rows only where that is said, and the site hears of it", async () => {
      const { url, drop } = await freshDatabaseUrl(postgres as string);
      const used = { ...place("used"), DATABASE_URL: url };
      const openIt = () => openDatabase({ databaseUrl: url, dataDir: "unused" });
      const inUse = /A site runs on the database at DATABASE_URL: .* or say --in-use/;
      try {
        await restoreBackup(file, used);
        const [first, second] = [await openIt(), await openIt()];
        const heard: string[] = [];
        second.onChange(async (_, changes) => void heard.push(...changes.map(({ kind }) => kind)));
        await expect(restoreBackup(file, used, { replacing: "YES" })).rejects.toThrow(inUse);
        await first.close();
        await expect(restoreBackup(file, used, { replacing: "YES" })).rejects.toThrow(inUse);

        // A connection that was lost holds it no more, and the next one does again.
        const holders = sql`select pg_terminate_backend(pid) from pg_locks
          where locktype = 'advisory' and objsubid = 2 and database =
            (select oid from pg_database where datname = current_database())`;
        await second.everySite.execute(holders);
        await vi.waitUntil(() => heard.includes("everything"), { timeout: 20_000 });
        await expect(restoreBackup(file, used, { replacing: "YES" })).rejects.toThrow(inUse);

        heard.length = 0;
        await restoreBackup(file, used, { replacing: "IN_USE" });
        await vi.waitUntil(() => heard.includes("everything"), { timeout: 20_000 });
        await second.close();
        await restoreBackup(file, used, { replacing: "YES" });
        expect(differencesBetween(original, await readContents(used))).toEqual([]);
      } finally {
        await drop();
      }
    });
  },
);

describe("a backup of a site that runs", () => {
  it("waits for a site that starts, and for another backup", async () => {
    const { DATA_DIR } = place("starting");
    await cp(site().DATA_DIR, DATA_DIR, { recursive: true });
    const database = await openDatabase({ dataDir: DATA_DIR });
    const backups = { folder: join(folder, "starting-backups") };
    const making = Promise.all([
      makeBackup({ DATA_DIR }, backups),
      makeBackup({ DATA_DIR }, backups),
    ]);
    // Each has found the folder taken by then, and no process that hands out copies.
    const copies = async () =>
      (await readdir(DATA_DIR)).filter((name) => name.startsWith("snapshot-")).length;
    await vi.waitUntil(async () => (await copies()) === 2, { timeout: 20_000 });
    const door = await openSnapshotDoor(DATA_DIR, database.copyInto ?? expect.unreachable);
    const made = await making;
    await door.close();
    await database.close();
    expect(new Set(made.map(({ file }) => file)).size).toBe(2);
    for (const { file } of made) expect((await readBackup(file)).mediaFiles).toBe(8);
  });

  it("is of one moment, and the site goes on", async () => {
    const { DATA_DIR } = place("running");
    await cp(site().DATA_DIR, DATA_DIR, { recursive: true });
    const database = await openDatabase({ dataDir: DATA_DIR });
    const door = await openSnapshotDoor(DATA_DIR, database.copyInto ?? expect.unreachable);
    await database.everySite.execute(`create table one (n integer)`);
    await database.everySite.execute(`create table other (n integer)`);
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      while (!isOver) {
        // The embedded database answers before the process hears of anything else.
        await setImmediate();
        written += 1;
        await database.everySite.transaction(async (tx) => {
          await tx.execute(`insert into one values (${written})`);
          await tx.execute(`insert into other values (${written})`);
        });
      }
    })();
    try {
      const running = join(folder, "running.tar.gz");
      await makeBackup({ DATA_DIR }, running);
      const { tables } = await readBackup(running);
      expect(tables.one).toEqual(tables.other);
      expect(tables.one?.rows).toBeGreaterThan(0);
      // The folder of the copy is gone, and a restore does not touch a site that runs.
      expect(await readdir(DATA_DIR)).not.toContainEqual(
        expect.stringMatching(/^snapshot-[0-9a-f]/),
      );
      await expect(restoreBackup(file, { DATA_DIR }, { replacing: "YES" })).rejects.toThrow(
        /in use/,
      );
    } finally {
      isOver = true;
      await writing;
      await door.close();
      await database.close();
    }
  });
});

describe("what is no whole backup is refused before anything is touched:", () => {
  const refused = async (bytes: Uint8Array, sentence: RegExp) => {
    const broken = join(folder, "broken.tar.gz");
    await writeFile(broken, bytes);
    await expect(restoreBackup(broken, place("untouched"))).rejects.toThrow(sentence);
    expect(await readdir(folder)).not.toContain("untouched");
  };

  it("one cut off anywhere", async () => {
    const whole = await readFile(file);
    const broken = join(folder, "cut.tar.gz");
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        await cp(file, broken);
        await truncate(broken, length);
        await expect(readBackup(broken)).rejects.toThrow(/damaged or unfinished|no backup/);
      }),
      { numRuns: 12 },
    );
    await refused(whole.subarray(0, whole.length - 1), /damaged or unfinished/);
  });

  it("one with a bit changed anywhere, packed or not", async () => {
    const unpacked = gunzipSync(await readFile(file));
    const names = tarNames(unpacked);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.nat(2000), async (part, offset) => {
        const bytes = Buffer.from(unpacked);
        const at = part.content + (offset % part.size);
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        await refused(gzipSync(bytes, { level: 0 }), /damaged or unfinished|newer version/);
      }),
      { numRuns: 12 },
    );
    const packed = await readFile(file);
    packed[packed.length >> 1] = (packed[packed.length >> 1] ?? 0) ^ 1;
    await refused(packed, /damaged or unfinished/);
  });

  it("one of a newer form or with unknown tables, a file of something else, and none", async () => {
    const unpacked = gunzipSync(await readFile(file));
    const text = unpacked.toString("latin1");
    const changed = (from: RegExp, to: (found: string) => string) =>
      gzipSync(Buffer.from(text.replace(from, to), "latin1"), { level: 0 });
    await refused(
      changed(/"format": \d/, () => `"format": ${FORMAT + 1}`),
      /newer version of the site: install/,
    );
    await refused(
      changed(/"[0-9a-f]{64}"/, (hash) => `"${hash.slice(2, -1)}0"`),
      /newer version of the site, or by another/,
    );
    await refused(gzipSync("something else"), /damaged or unfinished|no backup/);
    await expect(restoreBackup(join(folder, "none"), place("x"))).rejects.toThrow(/no file/);
  });

  it("a place that is not empty", async () => {
    await expect(restoreBackup(file, site())).rejects.toThrow(/There are files in .*--replace/);
    const bare = place("bare");
    await cp(databaseFolder(site().DATA_DIR), databaseFolder(bare.DATA_DIR), { recursive: true });
    await expect(restoreBackup(file, bare)).rejects.toThrow(/There is a database in .*--replace/);
    expect((await readdir(bare.DATA_DIR)).join(" ")).not.toMatch(/before|restoring/);
    await expect(makeBackup(site(), file)).rejects.toThrow(/there already/);
    await expect(makeBackup(place("nowhere"), join(folder, "y"))).rejects.toThrow(/no database/);
  });
});

/** Finds the contents of a tar's parts. */
function tarNames(tar: Buffer): { content: number; size: number }[] {
  const parts: { content: number; size: number }[] = [];
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(tar.toString("latin1", at + 124, at + 136), 8);
    // A part that carries a long name is not sealed: it is read as the name.
    if (size > 0 && tar.toString("latin1", at + 156, at + 157) === "0") {
      parts.push({ content: at + 512, size });
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return parts;
}
