import { eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { paper, paperFile } from "@/platform/db/schema/paper";
import { Refusal } from "@/platform/http/api-error";
import { type Payable, payableOf } from "@/platform/payment/payable";
import type { Services } from "@/platform/services/services";

/**
 * A paper's PDF; printed the first time it is asked for, and kept.
 * @param find what the caller opens: a paper of something else is not found
 * @throws Refusal NOT_FOUND
 */
export async function printedPaper(
  { database, print }: Services,
  idSite: number,
  number: string,
  find: (tx: Sql) => Promise<Payable>,
): Promise<Uint8Array> {
  const { row, kept } = await database.inSite(idSite, async (tx) => {
    const opened = await find(tx);
    const [found] = await tx.select().from(paper).where(eq(paper.number, number));
    if (!found || !isSame(payableOf(found), opened)) throw new Refusal("NOT_FOUND");
    const [pdf] = await tx.select().from(paperFile).where(eq(paperFile.idPaper, found.id));
    return { row: found, kept: pdf?.pdf };
  });
  if (kept) return kept;
  const pdf = await print(row.data);
  await database.inSite(idSite, (tx) =>
    tx.insert(paperFile).values({ idPaper: row.id, idSite, pdf }).onConflictDoNothing(),
  );
  return pdf;
}

const isSame = (a: Payable, b: Payable): boolean =>
  "idOrder" in a
    ? "idOrder" in b && a.idOrder === b.idOrder
    : "idBooking" in b && a.idBooking === b.idBooking;
