import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { migrationsKnown, tablesLeftBy } from "@/platform/db/migration-history";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "@/platform/db/private-files";
import { type KeyPlace, readKeys } from "@/platform/db/sealing/key-file";
import { BackupError } from "./backup-error";
import type { BackupHeader, Manifest } from "./backup-format";
import { forgetSealed } from "./forget-sealed";
import { beginLoading, type RowLoader } from "./load-rows";
import { mediaFolder } from "./media-files";
import type { DataPlace } from "./open-source";
import { type DatabaseTarget, openTarget, type Replacing } from "./open-target";
import { readBackup } from "./read-backup";

/**
 * Puts a backup into an empty place, or over the present contents. The whole file is read before
 * anything is touched, and the present contents stay until all of the backup is there.
 * @param options.newKey whether secrets sealed by a key that is not here may go (`forgetSealed`)
 * @returns the backup's contents
 * @throws BackupError for a file that is damaged, unfinished or newer, and for a place that is
 *   taken
 * @throws FolderInUse when a site runs on the folder
 */
export async function restoreBackup(
  file: string,
  place: DataPlace & KeyPlace,
  options: { replacing?: Exclude<Replacing, "NEVER">; newKey?: boolean } = {},
): Promise<Manifest> {
  const { replacing = "NOT_UNASKED", newKey = false } = options;
  let lostKeys: string[] = [];
  await readBackup(file, {
    header: async (header) => {
      tablesOf(file, header);
      lostKeys = await keysNotAt(place, header);
      if (lostKeys.length > 0 && !newKey) throw sealedElsewhere(file, lostKeys, place);
    },
  });
  const media = mediaFolder(place.DATA_DIR);
  const draft = `${media}.restoring`;
  const hasMedia = (await readdir(media).catch(() => [])).length > 0;
  if (hasMedia && replacing === "NOT_UNASKED") {
    throw new BackupError(`There are files in ${media}: give another DATA_DIR, or say --replace`);
  }
  const target = await openTarget(place, replacing);
  try {
    await rm(draft, { recursive: true, force: true });
    const manifest = await loadBackup(file, target, draft);
    await target.migrate(migrationsKnown().length);
    if (lostKeys.length > 0) await forgetSealed(target.connection);
    await target.keep();
    if (hasMedia) await rename(media, `${media}.before-${Date.now()}`);
    else await rm(media, { recursive: true, force: true });
    if (manifest.mediaFiles > 0) await rename(draft, media);
    return manifest;
  } finally {
    await target.close();
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Finds the tables that the rows of a backup belong to.
 * @throws BackupError when no version up to this one has had them, or the columns of its rows are
 *   not known
 */
function tablesOf(file: string, { migrations, columns }: BackupHeader) {
  const left = tablesLeftBy(migrations);
  if (left === "UNKNOWN") {
    throw new BackupError(
      `${file} was made by a newer version of the site, or by another one: install that one, and restore with it`,
    );
  }
  if (left === "EARLIER" && !columns) {
    throw new BackupError(
      `${file} was made by a version of 24 November 2026 or before: install that one, restore with it, and start this one on the folder then`,
    );
  }
  return left;
}

/** Lists the keys that seal secrets of a backup, and that the place lacks. */
async function keysNotAt(place: KeyPlace, { sealedBy = [] }: BackupHeader): Promise<string[]> {
  const { current, former } = await readKeys(place);
  const known = [current, ...former].map((key) => key?.id);
  return sealedBy.filter((id) => !known.includes(id));
}

const sealedElsewhere = (file: string, keys: string[], { DATA_DIR }: KeyPlace) =>
  new BackupError(
    `Secrets in ${file} are sealed by the key ${keys.join(", ")}, which is not here. Put secret.key of that site into ${DATA_DIR} (DATA_DIR), or set SECRET_KEY to what it was. Where it is lost, --new-key restores all the rest: codes of applications are to be set up anew, links in letters end, letters lose their texts.`,
  );

async function loadBackup(file: string, target: DatabaseTarget, media: string): Promise<Manifest> {
  let loader: RowLoader | undefined;
  let columns: BackupHeader["columns"];
  const manifest = await readBackup(file, {
    header: async (header) => {
      columns = header.columns;
      loader = await beginLoading(target, tablesOf(file, header));
    },
    rows: async (table, lines) => loader?.load(table, lines, columns?.[table]),
    file: async (path, chunks) => {
      const written = join(media, path);
      await mkdir(dirname(written), { recursive: true, mode: PRIVATE_FOLDER });
      await pipeline(chunks, createWriteStream(written, { mode: PRIVATE_FILE, flush: true }));
    },
  });
  await loader?.finish(manifest.sequences);
  return manifest;
}
