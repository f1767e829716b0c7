import { eq } from "drizzle-orm";
import { goodsReturns } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";

export const hasReturned = async (tx: Sql, idOrder: number): Promise<boolean> =>
  (await tx.$count(goodsReturns, eq(goodsReturns.idOrder, idOrder))) > 0;
