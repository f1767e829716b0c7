import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { BackupError } from "./backup-error";
import type { BackupHeader, Manifest } from "./backup-format";
import { beginLoading, type RowLoader } from "./load-rows";
import { mediaFolder } from "./media-files";
import { migrationsKnown } from "./migrations-done";
import type { DataPlace } from "./open-source";
import { type DatabaseTarget, openTarget } from "./open-target";
import { readBackup } from "./read-backup";
import { spellAlike } from "./table-rows";

/**
 * Puts a backup into an empty place, or into the place of what is there. All of the file is read
 * before anything is touched, and what is there stays until all of the backup is.
 * @param replace whether what is there may go
 * @returns what the backup held
 * @throws BackupError for a file that is damaged, unfinished or newer, and for a place that is taken
 * @throws FolderInUse when a site runs on the folder
 */
export async function restoreBackup(
  file: string,
  place: DataPlace,
  { replace = false }: { replace?: boolean } = {},
): Promise<Manifest> {
  await readBackup(file, { header: async (header) => refuseNewer(file, header) });
  const media = mediaFolder(place.DATA_DIR);
  const draft = `${media}.restoring`;
  const hasMedia = (await readdir(media).catch(() => [])).length > 0;
  if (hasMedia && !replace) {
    throw new BackupError(`There are files in ${media}: give another DATA_DIR, or say --replace`);
  }
  const target = await openTarget(place, replace);
  try {
    await rm(draft, { recursive: true, force: true });
    const manifest = await loadBackup(file, target, draft);
    await target.migrate(migrationsKnown().length);
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

/** @throws BackupError when the tables of the backup are none of those that this version has had */
function refuseNewer(file: string, { migrations }: BackupHeader): void {
  const known = migrationsKnown();
  if (migrations.length <= known.length && migrations.every((hash, i) => hash === known[i])) return;
  throw new BackupError(
    `${file} was made by a newer version of the site, or by another one: install that one, and restore with it`,
  );
}

async function loadBackup(file: string, target: DatabaseTarget, media: string): Promise<Manifest> {
  const { connection } = target;
  let loader: RowLoader | undefined;
  let isBegun = false;
  try {
    const manifest = await readBackup(file, {
      header: async ({ migrations }) => {
        await target.migrate(migrations.length);
        await connection.query("BEGIN");
        isBegun = true;
        await spellAlike(connection);
        loader = await beginLoading(connection);
      },
      rows: async (table, lines) => loader?.load(table, lines),
      file: async (path, chunks) => {
        const written = join(media, path);
        await mkdir(dirname(written), { recursive: true });
        await pipeline(chunks, createWriteStream(written, { flush: true }));
      },
    });
    await loader?.finish(manifest.sequences);
    await connection.query("COMMIT");
    return manifest;
  } catch (error) {
    if (isBegun) await connection.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}
