import { and, asc, eq, sql } from "drizzle-orm";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { type DocumentSeries, documentNumbers, documents } from "@/platform/db/schema/document";
import type { DocumentData, DocumentFile } from "@/platform/db/schema/document-data";
import type { Sql } from "@/platform/db/sql";
import { isFor, type Payable } from "@/platform/payment/payable";

export type DocumentRow = typeof documents.$inferSelect;

const isOf = (of: Payable) => isFor(documents, of);

/**
 * Issues a document under the next number of its series and year. The number is drawn in the
 * caller's transaction: it is given once, and none is left out when that fails.
 * @param what.cause cause of the document; the same cause again returns the existing document
 */
export async function issueDocument(
  tx: Sql,
  what: { idSite: number; of: Payable; now: Date; series: DocumentSeries; cause: string },
  write: (number: string) => Promise<DocumentData>,
): Promise<DocumentRow> {
  const { idSite, of, now, series, cause } = what;
  const [earlier] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.cause, cause), isOf(of)));
  if (earlier) return earlier;
  const year = Number(parisDate(now).slice(0, 4));
  const [drawn] = await tx
    .insert(documentNumbers)
    .values({ idSite, series, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentNumbers.idSite, documentNumbers.series, documentNumbers.year],
      set: { last: sql`${documentNumbers.last} + 1` },
    })
    .returning({ sequence: documentNumbers.last });
  const sequence = drawn?.sequence ?? 0;
  const number = `${series}${year}-${String(sequence).padStart(4, "0")}`;
  const data = await write(number);
  const [issued] = await tx
    .insert(documents)
    .values({ idSite, ...of, cause, series, year, sequence, number, issuedAt: now, data })
    .returning();
  if (!issued) throw new Error("The paper was not stored");
  return issued;
}

export const documentFilesOf = (documents: (DocumentRow | undefined)[]): DocumentFile[] =>
  documents.flatMap((document) =>
    document ? [{ filename: `${document.number}.pdf`, data: document.data }] : [],
  );

/** Reads the documents issued for a booking or an order, the first one first. */
export const documentsOf = (tx: Sql, of: Payable): Promise<DocumentRow[]> =>
  tx.select().from(documents).where(isOf(of)).orderBy(asc(documents.id));
