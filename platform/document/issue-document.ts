import { and, asc, eq, sql } from "drizzle-orm";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import type { Sql } from "@/platform/db/database";
import type { PaperData, PaperFile } from "@/platform/db/schema/document-data";
import { type PaperSeries, paper, paperNumber } from "@/platform/db/schema/paper";
import type { Payable } from "@/platform/payment/payable";

export type PaperRow = typeof paper.$inferSelect;

const isOf = (of: Payable) =>
  "idOrder" in of ? eq(paper.idOrder, of.idOrder) : eq(paper.idBooking, of.idBooking);

/**
 * Issues a paper under the next number of its series and year. The number is drawn in the
 * transaction of what it is for: it is given once, and none is left out when that fails.
 * @param what.cause what it is issued for; the same again is the paper that there is
 */
export async function issuePaper(
  tx: Sql,
  what: { idSite: number; of: Payable; now: Date; series: PaperSeries; cause: string },
  write: (number: string) => Promise<PaperData>,
): Promise<PaperRow> {
  const { idSite, of, now, series, cause } = what;
  const [earlier] = await tx
    .select()
    .from(paper)
    .where(and(eq(paper.cause, cause), isOf(of)));
  if (earlier) return earlier;
  const year = Number(parisDate(now).slice(0, 4));
  const [drawn] = await tx
    .insert(paperNumber)
    .values({ idSite, series, year, last: 1 })
    .onConflictDoUpdate({
      target: [paperNumber.idSite, paperNumber.series, paperNumber.year],
      set: { last: sql`${paperNumber.last} + 1` },
    })
    .returning({ sequence: paperNumber.last });
  const sequence = drawn?.sequence ?? 0;
  const number = `${series}${year}-${String(sequence).padStart(4, "0")}`;
  const data = await write(number);
  const [issued] = await tx
    .insert(paper)
    .values({ idSite, ...of, cause, series, year, sequence, number, issuedAt: now, data })
    .returning();
  if (!issued) throw new Error("The paper was not stored");
  return issued;
}

/** Papers as the files of a mail. */
export const paperFilesOf = (papers: (PaperRow | undefined)[]): PaperFile[] =>
  papers.flatMap((one) => (one ? [{ filename: `${one.number}.pdf`, data: one.data }] : []));

/** The papers that were issued for a booking or an order, the first one first. */
export const papersOf = (tx: Sql, of: Payable): Promise<PaperRow[]> =>
  tx.select().from(paper).where(isOf(of)).orderBy(asc(paper.id));
