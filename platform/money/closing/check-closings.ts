import { isDeepStrictEqual } from "node:util";
import type { ClosingCheck, ClosingFault } from "@/lib/contract/admin/closing";
import type { Sql } from "@/platform/db/sql";
import { closingFigures } from "./closing-figures";
import { closingHash } from "./closing-hash";
import type { ClosingRow } from "./closing-view";

/**
 * Makes the hash of each closing again, follows the chain from the first to the last, and adds up
 * the payments and documents of each period once more.
 * @param rows all of the site, the first one first
 */
export async function checkClosings(tx: Sql, rows: ClosingRow[]): Promise<ClosingCheck> {
  const differing: ClosingCheck["differing"] = [];
  for (const [index, row] of rows.entries()) {
    const period = { from: row.fromDay, until: row.untilDay };
    const now = await closingFigures(tx, period);
    const holds: Record<ClosingFault, boolean> = {
      TEXT: row.hash === closingHash(row),
      CHAIN: isAfter(row, rows[index - 1]),
      BOOKS: isDeepStrictEqual(row.figures, now),
    };
    const faults = (Object.keys(holds) as ClosingFault[]).filter((fault) => !holds[fault]);
    if (faults.length > 0) differing.push({ number: index + 1, ...period, faults });
  }
  return { count: rows.length, differing };
}

const isAfter = (row: ClosingRow, before: ClosingRow | undefined): boolean =>
  row.previousHash === (before?.hash ?? null) && row.follows === (before?.untilDay ?? null);
