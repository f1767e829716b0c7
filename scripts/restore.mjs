import { nameOf, preparePlatform, runCommand } from "./platform-program.mjs";

/**
 * `npm run restore -- file [--replace [--in-use]] [--new-key] [--check]` puts a backup into an
 * empty place, or with `--replace` over the present contents. A PostgreSQL on which a site runs is
 * left alone without `--in-use`, and a folder always. `--new-key` restores all but the secrets
 * where their key is lost. `--check` reads all of the file and touches nothing.
 */
const FLAGS = ["--replace", "--in-use", "--new-key", "--check"];

const environment = await preparePlatform();
const { restoreBackup } = await import("../platform/backup/restore-backup.ts");
const { readBackup } = await import("../platform/backup/read-backup.ts");

await runCommand(async () => {
  const words = process.argv.slice(2);
  const unknown = words.find((word) => word.startsWith("--") && !FLAGS.includes(word));
  const [file, ...more] = words.filter((word) => !word.startsWith("--"));
  const [isReplacing, isInUse] = ["--replace", "--in-use"].map((word) => words.includes(word));
  if (!file || more.length > 0 || unknown || (isInUse && !isReplacing)) {
    console.error("npm run restore -- file [--replace [--in-use]] [--new-key] [--check]");
    process.exit(1);
  }
  const replacing = isInUse ? "IN_USE" : isReplacing ? "YES" : "NOT_UNASKED";
  const isCheck = words.includes("--check");
  const { tables, mediaFiles } = isCheck
    ? await readBackup(file)
    : await restoreBackup(file, environment, { replacing, newKey: words.includes("--new-key") });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const where = isCheck ? "is whole" : `is in ${nameOf(environment)}`;
  console.log(`${file} ${where}: ${rows} rows, ${mediaFiles} files`);
});
