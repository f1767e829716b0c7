import { nameOf, preparePlatform, runCommand } from "./platform-program.mjs";

/**
 * `npm run restore -- file [--replace] [--check]`: puts a backup into an empty place, or with
 * `--replace` into that of what is there. `--check` reads all of the file and touches nothing.
 */
const FLAGS = ["--replace", "--check"];

const environment = await preparePlatform();
const { restoreBackup } = await import("../platform/backup/restore-backup.ts");
const { readBackup } = await import("../platform/backup/read-backup.ts");

await runCommand(async () => {
  const words = process.argv.slice(2);
  const unknown = words.find((word) => word.startsWith("--") && !FLAGS.includes(word));
  const [file, ...more] = words.filter((word) => !word.startsWith("--"));
  if (!file || more.length > 0 || unknown) {
    console.error("npm run restore -- file [--replace] [--check]");
    process.exit(1);
  }
  const isCheck = words.includes("--check");
  const { tables, mediaFiles } = isCheck
    ? await readBackup(file)
    : await restoreBackup(file, environment, { replace: words.includes("--replace") });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const where = isCheck ? "is whole" : `is in ${nameOf(environment)}`;
  console.log(`${file} ${where}: ${rows} rows, ${mediaFiles} files`);
});
