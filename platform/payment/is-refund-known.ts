import { and, eq } from "drizzle-orm";
import { refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { isFor, type Payable } from "./payable";

/** Tells whether money was refunded under this receipt: a receipt counts once. */
export async function isRefundKnown(tx: Sql, payable: Payable, receipt: string): Promise<boolean> {
  const isKnown = and(isFor(refunds, payable), eq(refunds.receipt, receipt));
  return (await tx.$count(refunds, isKnown)) > 0;
}
