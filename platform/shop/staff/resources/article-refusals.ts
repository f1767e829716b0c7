import { and, eq, inArray } from "drizzle-orm";
import type { declinationResource } from "@/lib/contract/admin/declination-resource";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { boxContents, declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { variations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { throwIfInvalid } from "@/platform/http/api-error";
import type { ErrorWord } from "@/platform/http/message-of";

type Article = AdminItem<typeof declinationResource>;

/** Finds those of some ids that the site has no row of: a foreign key looks at all sites. */
async function unknownIds(
  tx: Sql,
  table: typeof declinations | typeof products | typeof stocks | typeof variations,
  ids: number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  const known = new Set(found.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}

/** Names the fault of each row whose id is unknown, or there before. */
function errorsAt(
  ids: number[],
  unknown: Set<number>,
  at: (place: number) => string,
): Record<string, ErrorWord> {
  return Object.fromEntries(
    ids.flatMap((id, place): [string, ErrorWord][] => {
      if (unknown.has(id)) return [[at(place), "INVALID"]];
      return ids.indexOf(id) < place ? [[at(place), "CHOSEN_TWICE"]] : [];
    }),
  );
}

/**
 * Refuses an article that refers to what the site does not have, or to one thing twice.
 * @param id the article's own; 0 for a new one
 * @throws ApiError INVALID_FIELDS
 */
export async function refuseArticle(tx: Sql, item: Article): Promise<void> {
  const variationIds = item.values.map(({ variation }) => variation);
  const contentIds = item.contents.map(({ article }) => article);
  const stockIds = item.idStock === null ? [] : [item.idStock];
  const itself = contentIds.indexOf(item.id);
  throwIfInvalid({
    ...errorsAt(
      variationIds,
      await unknownIds(tx, variations, variationIds),
      (place) => `values.${place}.variation`,
    ),
    ...errorsAt(
      contentIds,
      await unknownIds(tx, declinations, contentIds),
      (place) => `contents.${place}.article`,
    ),
    ...(itself >= 0 && { [`contents.${itself}.article`]: "BOX_IN_ITSELF" as const }),
    ...((await unknownIds(tx, stocks, stockIds)).size > 0 && { idStock: "INVALID" as const }),
  });
  if (item.isPackedToOrder) throwIfInvalid(await packingFaults(tx, item));
}

/** Finds what keeps a box from being packed as it is ordered: it takes from stocks, and from no other box. */
async function packingFaults(tx: Sql, { id, idStock, contents }: Article) {
  const inIt = contents.map(({ article }) => article);
  const isPacked = eq(declinations.isPackedToOrder, true);
  const packed =
    inIt.length === 0
      ? []
      : await tx
          .select({ id: declinations.id })
          .from(declinations)
          .where(and(inArray(declinations.id, inIt), isPacked));
  const holders = await tx
    .select({ id: boxContents.idBox })
    .from(boxContents)
    .innerJoin(declinations, eq(declinations.id, boxContents.idBox))
    .where(and(eq(boxContents.idDeclination, id), isPacked));
  return Object.fromEntries<ErrorWord>([
    ...(inIt.length === 0 ? ([["contents", "BOX_EMPTY"]] as const) : []),
    ...(idStock === null ? [] : ([["idStock", "BOX_WITHOUT_STOCK"]] as const)),
    ...packed.map((box) => [`contents.${inIt.indexOf(box.id)}.article`, "BOX_IN_BOX"] as const),
    ...(holders.length > 0 ? ([["isPackedToOrder", "IN_PACKED_BOX"]] as const) : []),
  ]);
}

/** Refuses an article of a product that the site does not have. */
export const isProductKnown = async (tx: Sql, id: number): Promise<boolean> =>
  (await unknownIds(tx, products, [id])).size === 0;
