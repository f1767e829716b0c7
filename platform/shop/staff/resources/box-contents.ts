import { asc, eq, inArray } from "drizzle-orm";
import { boxContents } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";

/** Article of a box, by the id of its declination, and how many of it. */
interface BoxContent {
  article: number;
  quantity: number;
}

/** Reads what is in boxes, by the ids of their declinations. */
export async function readBoxContents(tx: Sql, ids: number[]): Promise<Map<number, BoxContent[]>> {
  const found = new Map<number, BoxContent[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await tx
    .select()
    .from(boxContents)
    .where(inArray(boxContents.idBox, ids))
    .orderBy(asc(boxContents.id));
  for (const { idBox, idDeclination, quantity } of rows) {
    found.get(idBox)?.push({ article: idDeclination, quantity });
  }
  return found;
}

/** Puts other articles into a box, in their order. */
export async function storeBoxContents(
  { tx, idSite }: { tx: Sql; idSite: number },
  idBox: number,
  contents: BoxContent[],
): Promise<void> {
  const before = (await readBoxContents(tx, [idBox])).get(idBox) ?? [];
  const plain = contents.map(({ article, quantity }) => ({ article, quantity }));
  if (JSON.stringify(before) === JSON.stringify(plain)) return;
  await tx.delete(boxContents).where(eq(boxContents.idBox, idBox));
  if (plain.length === 0) return;
  await tx
    .insert(boxContents)
    .values(
      plain.map(({ article, quantity }) => ({ idSite, idBox, idDeclination: article, quantity })),
    );
}
