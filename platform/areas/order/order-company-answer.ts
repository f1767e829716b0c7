import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderCompanyPage } from "@/lib/contract/order-company";
import { orderActions, orderCancelReasons } from "@/lib/rules/order-action";
import type { Sql } from "@/platform/db/database";
import { awaitsTransfer } from "@/platform/order-life/awaits-transfer";
import type { OrderRow } from "@/platform/order-life/move-order";
import { orderPageAnswer } from "./order-page-answer";

/** An order as the company sees it, with what it may do now. */
export async function orderCompanyAnswer(
  tx: Sql,
  row: OrderRow,
  language: LanguageCode,
  now: Date,
): Promise<OrderCompanyPage> {
  return {
    order: await orderPageAnswer(tx, row, language, now),
    phone: row.phone,
    company: row.company,
    actions: orderActions({ ...row, awaitsTransfer: await awaitsTransfer(tx, row) }),
    cancelReasons: orderCancelReasons(row),
  };
}
