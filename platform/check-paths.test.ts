import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, expect, it } from "vitest";
import { checkPaths } from "./check-paths";

const folder = mkdtempSync(join(tmpdir(), "places-"));
const file = join(folder, "file");
writeFileSync(file, "0");
const closed = join(folder, "closed");
mkdirSync(closed);
chmodSync(closed, 0o555);
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const faultsOf = (places: Parameters<typeof checkPaths>[0]) =>
  checkPaths(places).then(
    () => [],
    ({ faults }: { faults: string[] }) => faults,
  );

/** Returns the faults for a user who is not root: root may do everything. */
async function faultsOfNobody(places: Parameters<typeof checkPaths>[0]): Promise<string[]> {
  const program = join(folder, "check.mjs");
  const call = `checkPaths(${JSON.stringify(places)}).catch(({ faults }) => console.log(JSON.stringify(faults)));`;
  await build({
    stdin: {
      contents: `import { checkPaths } from "./check-paths"; ${call}`,
      resolveDir: import.meta.dirname,
    },
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
  });
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  return JSON.parse(execFileSync(process.execPath, [program], { encoding: "utf8", ...nobody }));
}

it("takes folders that are there, and those that can be made", async () => {
  const DATA_DIR = join(folder, "new", "data");
  const places = { DATA_DIR, BACKUP_FOLDER: folder, CLOCK_SHIFT_FILE: file };
  expect(await faultsOf(places)).toEqual([]);
});

it("names the variable of each that cannot be used", async () => {
  const BACKUP_FOLDER = join(file, "backups");
  const CLOCK_SHIFT_FILE = join(folder, "absent");
  expect(await faultsOf({ DATA_DIR: file, BACKUP_FOLDER, CLOCK_SHIFT_FILE })).toEqual([
    `DATA_DIR: ${file} cannot be a folder: ${file} is a file`,
    `BACKUP_FOLDER: ${BACKUP_FOLDER} cannot be a folder: ${file} is a file`,
    `CLOCK_SHIFT_FILE: there is no file ${CLOCK_SHIFT_FILE} that this user may read`,
  ]);
});

it("names the folder that this user may not write into", async () => {
  const DATA_DIR = join(closed, "data");
  const faults = await faultsOfNobody({ DATA_DIR, BACKUP_FOLDER: closed });
  expect(faults).toEqual([
    `DATA_DIR: ${DATA_DIR} is not there, and this user may not make it in ${closed}`,
    `BACKUP_FOLDER: this user may not write into ${closed}`,
  ]);
});
