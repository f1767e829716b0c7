import { and, eq } from "drizzle-orm";
import { refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { isFor, type Payable } from "./payable";

/** True where money was given back under this receipt already: the same again is the same money. */
export async function isRefundKnown(tx: Sql, payable: Payable, receipt: string): Promise<boolean> {
  const isKnown = and(isFor(refunds, payable), eq(refunds.receipt, receipt));
  return (await tx.$count(refunds, isKnown)) > 0;
}
