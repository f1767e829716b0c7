import { isDeepStrictEqual } from "node:util";
import { asc, desc, eq, inArray } from "drizzle-orm";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { inBoth } from "@/lib/contract/admin/rows";
import type { shopProductResource } from "@/lib/contract/admin/shop-product-resource";
import { awards } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";

type Award = AdminItem<typeof shopProductResource>["awards"][number];

/** Reads the awards of products by their ids, the latest first, as the sheets have them. */
export async function readAwards(tx: Sql, ids: number[]): Promise<Map<number, Award[]>> {
  const found = new Map<number, Award[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await tx
    .select()
    .from(awards)
    .where(inArray(awards.idProduct, ids))
    .orderBy(desc(awards.year), asc(awards.id));
  for (const { idProduct, translations, medal, year, image } of rows) {
    const { fr_FR, en } = translations;
    const name = { fr_FR: fr_FR.name, en: en.name };
    found.get(idProduct)?.push({ name, medal, year, image: image ? [image] : [] });
  }
  return found;
}

/** Gives a product other awards; those that stay as they are keep their ids. */
export async function storeAwards(
  { tx, idSite }: { tx: Sql; idSite: number },
  idProduct: number,
  given: Award[],
): Promise<void> {
  const before = (await readAwards(tx, [idProduct])).get(idProduct) ?? [];
  const now = given.map(({ name, ...award }) => ({ ...award, name: inBoth(name) }));
  if (isDeepStrictEqual(before, now)) return;
  await tx.delete(awards).where(eq(awards.idProduct, idProduct));
  if (now.length === 0) return;
  await tx.insert(awards).values(
    now.map(({ name, medal, year, image: [image] }) => ({
      ...{ idSite, idProduct, medal, year, image: image ?? null },
      translations: { fr_FR: { name: name.fr_FR }, en: { name: name.en } },
    })),
  );
}
