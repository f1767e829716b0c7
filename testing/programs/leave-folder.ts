import { createWriteStream } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress } from "node:zlib";
import type { PGlite } from "@electric-sql/pglite";
import { pack } from "tar-stream";
import { demoSites } from "@/demonstration/sites";
import type { FactorSetup } from "@/lib/contract/second-factor";
import { makeBackup } from "@/platform/backup/make-backup";
import { mediaFolder } from "@/platform/backup/media-files";
import { databaseFolder } from "@/platform/db/database-folder";
import { folderStore } from "@/platform/media/store/folder-store";
import { askForQuote, askForRide, bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { makeImage, unpackImage } from "@/testing/database-image";
import { freeVehicles, makeEveryCall } from "@/testing/every-call";
import { somebody } from "@/testing/ride-order";
import { aPerson } from "@/testing/scene";
import { authenticatorOf } from "@/testing/second-factor";
import { aShopOrder, readShop } from "@/testing/shop-order";
import { TEST_SECRET } from "@/testing/signed-place";
import { openTestPlatform, TEST_PASSWORD } from "@/testing/test-platform";
import { tinySite } from "@/testing/tiny-site";

/**
 * Leaves a data folder as this version of the product makes it, with rows in every table that its
 * calls write, and a backup of it, both packed: `node --import tsx
 * testing/programs/leave-folder.ts FOLDER`. `platform/backup/left-folders.test.ts` opens
 * those that former versions have left.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("leave-folder.ts FOLDER");
const dataDir = join(folder, "data");

const platform = await openTestPlatform({
  server: null,
  sites: [
    tinySite(901),
    tinySite(902),
    ...demoSites.map((site) => ({ ...site, secret: TEST_SECRET })),
  ],
  services: { media: folderStore(mediaFolder(dataDir)) },
});
const { everySite } = platform.database;
await makeEveryCall(platform, ({ name, response }) => {
  if (!response.ok) process.stdout.write(`${name}: ${response.status}\n`);
});

const book = async (number: number, idSite = 901) => {
  await freeVehicles(platform);
  return bookRide(platform, { customer: somebody(number) }, idSite);
};
await book(1);
await (await book(2)).pay();
const cancelled = await book(3);
await cancelled.pay();
await cancelled.cancel();
// Site 72 has terms of sale, of which the version is kept.
await (await book(4, 72)).pay();
await freeVehicles(platform);
await askForRide(platform);
await askForQuote(platform);
await buyWine(platform);
await (await buyWine(platform)).pay();
const shop = await readShop(platform);
const { seenTotal: _, ...discounted } = aShopOrder(shop, { "B-75": 2 }, { discount: "TINY901" });
await buyWine(platform, discounted);
const { headers } = await aPerson(platform, "ADMIN");
const { secret } = await platform.data<FactorSetup>("POST", "/user/second-factor", {
  body: { password: TEST_PASSWORD },
  headers,
});
const code = authenticatorOf(platform, secret).code();
await platform.data("POST", "/user/second-factor/confirm", { body: { code }, headers });

const { $client } = everySite as typeof everySite & { $client: PGlite };
await $client.query("VACUUM FULL");
await $client.query("SELECT pg_switch_wal()");
const image = await makeImage($client);
const { rows } = await $client.query<{ name: string }>(
  "SELECT pg_walfile_name(pg_current_wal_lsn()) AS name",
);
await unpackImage(image, databaseFolder(dataDir));
await platform.close();
// The log before its last checkpoint is not read any more.
const log = join(databaseFolder(dataDir), "pg_wal");
for (const name of await readdir(log)) {
  if (/^[0-9A-F]{24}$/.test(name) && name !== rows[0]?.name) await rm(join(log, name));
}
const tally = await makeBackup({ DATA_DIR: dataDir }, join(folder, "backup.tar.gz"));
await packFolder();
await rm(dataDir, { recursive: true });
process.stdout.write(`${JSON.stringify(tally)}\n`);

async function packFolder(): Promise<void> {
  const archive = pack();
  const packed = pipeline(
    archive,
    createBrotliCompress({ params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }),
    createWriteStream(join(folder as string, "folder.tar.br")),
  );
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(dataDir, path);
    if (entry.isDirectory()) archive.entry({ name, type: "directory" });
    else archive.entry({ name }, await readFile(path));
  }
  archive.finalize();
  await packed;
}
