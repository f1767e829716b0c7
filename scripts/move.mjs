import { nameOf, preparePlatform, runCommand } from "./platform-program.mjs";

/** `DATABASE_URL=postgres://… npm run move` copies DATA_DIR's database to an empty PostgreSQL. */
const { DATABASE_URL, DATA_DIR } = await preparePlatform();
const { moveToPostgres } = await import("../platform/backup/move-to-postgres.ts");

await runCommand(async () => {
  if (!DATABASE_URL) {
    console.error("DATABASE_URL says where to: DATABASE_URL=postgres://… npm run move");
    process.exit(1);
  }
  const rows = await moveToPostgres(DATA_DIR, DATABASE_URL);
  console.log(
    `${rows} rows are in ${nameOf({ DATABASE_URL, DATA_DIR })}. Keep DATABASE_URL set from now on; ` +
      `the media files stay in ${DATA_DIR}, and so does the former database.`,
  );
});
