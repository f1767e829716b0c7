import { existsSync } from "node:fs";
import { preparePlatform, runCommand } from "./platform-program.mjs";

/**
 * `npm run password -- email [--without-second-factor]`: prints a link to choose a new password by,
 * for an account of the site SITE_ID that nobody can log in with any more. Where its database is
 * embedded, the site has to be stopped meanwhile.
 */
const FLAG = "--without-second-factor";

const environment = await preparePlatform();
const { openDatabase } = await import("../platform/db/database.ts");
const { makeOperatorLink } = await import("../platform/account/staff/operator-link.ts");
const { databaseFolder } = await import("../platform/db/database-folder.ts");

await runCommand(async () => {
  const words = process.argv.slice(2);
  const [email, ...more] = words.filter((word) => word !== FLAG);
  if (!email?.includes("@") || more.length > 0) {
    console.error(`npm run password -- email [${FLAG}]`);
    process.exit(1);
  }
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SITE_ID: idSite } = environment;
  if (!databaseUrl && !existsSync(databaseFolder(dataDir))) {
    console.error(`There is no database in ${dataDir} (DATA_DIR)`);
    process.exit(1);
  }
  const database = await openDatabase({ databaseUrl, dataDir });
  const withoutSecondFactor = words.includes(FLAG);
  const lost = { idSite, email, withoutSecondFactor, now: new Date() };
  const link = await makeOperatorLink(database, lost).finally(database.close);
  if (!link) {
    console.error(`Site ${idSite} has no account ${email}`);
    process.exit(1);
  }
  console.log(`Within 30 minutes, once the site runs, ${email} gets a new password at\n${link}`);
});
