import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { mediaFolder } from "@/platform/backup/media-files";
import { databaseFolder } from "@/platform/db/database-folder";
import { copyRow, fillLists } from "@/simulations/panel-lists/fill-lists";
import { makeImage, unpackImage } from "@/testing/database-image";
import { openTestPlatform } from "@/testing/test-platform";

const IS_LARGE = 3_000_000;

/** Number of bookings and customers, at the most. */
const OF_EACH = 300;

/**
 * Makes a data folder as a company leaves it: two sites; orders with their lines, history and
 * documents; bookings and customers; and media files. It is the same each time.
 */
export async function fillPlace(
  dataDir: string,
  { orders, files }: { orders: number; files: number },
): Promise<void> {
  const platform = await openTestPlatform({ server: null });
  const { everySite } = platform.database;
  // The triggers' plans are made while the tables are empty, and read all of them for each row.
  await everySite.execute("set enable_seqscan = off");
  await fillLists(platform, 901, Math.min(orders, OF_EACH));
  await copyRow(everySite, {
    table: "shop_order",
    idSite: 901,
    copies: orders - Math.min(orders, OF_EACH),
    at: "created_at",
    own: sql`'reference', 'COPY-MORE-' || n, 'idempotency_key', 'more-' || n`,
  });
  await everySite.execute("reset enable_seqscan");
  for (const statement of ORDERS_HAVE) await everySite.execute(sql.raw(statement));
  const { $client } = everySite as typeof everySite & { $client: PGlite };
  await unpackImage(await makeImage($client), databaseFolder(dataDir));
  await platform.close();
  await writeMedia(mediaFolder(dataDir), files);
}

const COPIES = "shop_order o WHERE o.reference LIKE 'COPY-%'";

/** Rows of each order, and those of every twentieth; one document is large. */
const ORDERS_HAVE = [
  `INSERT INTO order_line (id_site, id_order, "order", type, reference, name, declination_name,
     quantity, price_cents, vat_rate, stock_units)
   SELECT o.id_site, o.id, n, 'WINE', 'B-75', 'Cuvée « Été » \\ "' || n, E'75\\tcl\\n', n, 1250, 20.0, n
   FROM generate_series(1, 3) n, ${COPIES}`,
  `INSERT INTO order_event (id_site, id_order, sequence, at, by, event, status, note)
   SELECT o.id_site, o.id, 100 + n, o.created_at + n * interval '1.234567 s', 'CUSTOMER', 'NOTE',
     'PLACED', CASE n WHEN 1 THEN '' END
   FROM generate_series(1, 2) n, ${COPIES}`,
  `INSERT INTO paper (id_site, id_order, cause, series, year, sequence, number, issued_at, data)
   SELECT o.id_site, o.id, 'backup:' || o.id, 'BACKUP', 2026, o.id, 'BACKUP-' || o.id, o.created_at,
     '{"text": "\\u00e9\\n\\\\", "rate": 1.50, "none": null}'
   FROM ${COPIES} AND o.id % 20 = 0`,
  `INSERT INTO paper_file (id_paper, id_site, pdf)
   SELECT p.id, p.id_site, decode(repeat(md5(p.id::text),
     CASE WHEN p.id = (SELECT max(id) FROM paper) THEN ${IS_LARGE} / 16 ELSE 800 END), 'hex')
   FROM paper p WHERE p.series = 'BACKUP'`,
];

/** Writes files of up to 100 kB, an empty one, a large one, and one with a long, deep name. */
async function writeMedia(folder: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const outputLength = [0, IS_LARGE][index] ?? (index * 7919) % 100_000;
    const bytes = createHash("shake256", { outputLength }).update(String(index)).digest();
    const name = index === 2 ? `${"très-long-".repeat(18)}.webp` : `image ${index}.webp`;
    const file = join(folder, "901", `dossier-${index % 7}`, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
