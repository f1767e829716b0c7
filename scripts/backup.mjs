import { join } from "node:path";
import { nameOf, preparePlatform, runCommand } from "./platform-program.mjs";

/**
 * `npm run backup [-- file]` writes the database and the media files to one file, while the site
 * runs or not. Without a name it goes to BACKUP_FOLDER, or to `backups`, of which the latest
 * BACKUP_KEEP stay.
 */
const environment = await preparePlatform();
const { keepLatest, makeBackup } = await import("../platform/backup/make-backup.ts");

await runCommand(async () => {
  const named = process.argv[2];
  const folder = environment.BACKUP_FOLDER ?? "backups";
  const { file, rows, mediaFiles, sealedBy, bytes } = await makeBackup(
    environment,
    named ?? { folder },
  );
  const size = (bytes / 1e6).toFixed(1);
  console.log(`${file}: ${nameOf(environment)}, ${rows} rows, ${mediaFiles} files, ${size} MB`);
  const { S3_BUCKET, SECRET_KEY, DATA_DIR } = environment;
  if (sealedBy.length > 0) {
    const key = SECRET_KEY ? "SECRET_KEY" : join(DATA_DIR, "secret.key");
    console.log(`Its secrets are opened by ${key} alone: keep a copy of that elsewhere too`);
  }
  if (S3_BUCKET) {
    console.log(
      `The files in the bucket ${S3_BUCKET} are not in it: they are backed up by its own versioning`,
    );
  }
  if (named) return;
  for (const name of await keepLatest(folder, environment.BACKUP_KEEP)) {
    console.log(`${join(folder, name)} was taken away (BACKUP_KEEP=${environment.BACKUP_KEEP})`);
  }
});
