import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/goods-return";
import { recordAudit } from "@/platform/audit/record-audit";
import { orders } from "@/platform/db/schema/order";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { returnGoods } from "@/platform/shop/order/lifecycle/return-goods";
import { lockOrder } from "@/platform/shop/order/record/find-order";
import { goodsReturnView } from "./goods-return-view";

/** Routes for goods that customers send back or hand back, line by line. */
export function goodsReturnRouter(services: Services) {
  return newRouter()
    .answer(calls.getGoodsReturn, async ({ tx, language }, { param: { id } }) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, id));
      if (!order) throw new ApiError("NOT_FOUND");
      return goodsReturnView(tx, order, language);
    })
    .answer(calls.returnGoods, async (work, { param: { id }, json }) => {
      const { tx, user } = work;
      const before = await lockOrder(tx, id);
      const after = await returnGoods(services, tx, before, json);
      if (after.version > before.version) {
        const { lines, reason, withheld, seenRefund, note } = json;
        await recordAudit(work, {
          user,
          action: "RETURN",
          subject: `order ${after.reference}`,
          before: { status: before.status },
          after: {
            status: after.status,
            lines,
            reason,
            refund: seenRefund,
            withheld,
            note: note ?? null,
          },
        });
      }
      return goodsReturnView(tx, after, work.language);
    });
}
