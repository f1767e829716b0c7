import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import { documentFiles, documents } from "@/platform/db/schema/document";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { type Payable, payableOf } from "@/platform/payment/payable";
import type { DocumentPrinter } from "./pdf/document-printer";

/**
 * Returns a document's PDF; printed the first time it is asked for, and kept.
 * @param find finds the document the caller may open: that of another purchase is not found
 * @throws ApiError NOT_FOUND
 */
export async function printedDocument(
  { database, print }: { database: Database; print: DocumentPrinter["print"] },
  idSite: number,
  number: string,
  find: (tx: Sql) => Promise<Payable>,
): Promise<Uint8Array> {
  const { row, kept } = await database.inSite(idSite, async (tx) => {
    const opened = await find(tx);
    const [found] = await tx.select().from(documents).where(eq(documents.number, number));
    if (!found || !isSame(payableOf(found), opened)) throw new ApiError("NOT_FOUND");
    const [pdf] = await tx.select().from(documentFiles).where(eq(documentFiles.idPaper, found.id));
    return { row: found, kept: pdf?.pdf };
  });
  if (kept) return kept;
  const pdf = await print(row.data);
  await database.inSite(idSite, (tx) =>
    tx.insert(documentFiles).values({ idPaper: row.id, idSite, pdf }).onConflictDoNothing(),
  );
  return pdf;
}

const isSame = (a: Payable, b: Payable): boolean => isDeepStrictEqual(a, b);
