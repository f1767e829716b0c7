import { eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { goodsReturns } from "@/platform/db/schema/order";

/** True for an order of which something came back. */
export const hasReturned = async (tx: Sql, idOrder: number): Promise<boolean> =>
  (await tx.$count(goodsReturns, eq(goodsReturns.idOrder, idOrder))) > 0;
