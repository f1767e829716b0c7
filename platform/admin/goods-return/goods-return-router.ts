import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { goodsReturnPageSchema, goodsReturnRequestSchema } from "@/lib/contract/admin/goods-return";
import { recordAudit } from "@/platform/audit/record-audit";
import { orders } from "@/platform/db/schema/order";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { returnGoods } from "@/platform/shop/order/lifecycle/return-goods";
import { lockOrder } from "@/platform/shop/order/record/find-order";
import { goodsReturnView } from "./goods-return-view";

const params = z.object({ id: integerParam() });

const see = route({
  name: "getGoodsReturn",
  area: "admin",
  can: "payment:refund",
  method: "get",
  path: "/admin/order/{id}/return",
  summary: "What of an order can come back, line by line, and what it is worth",
  request: { params },
  responses: responses(goodsReturnPageSchema, "The lines, and what of the money is left"),
});

const take = route({
  name: "returnGoods",
  area: "admin",
  can: "payment:refund",
  method: "post",
  path: "/admin/order/{id}/return",
  summary: "Takes goods of an order back: refunds and credits them, and puts them on sale again",
  request: { params, ...body(goodsReturnRequestSchema) },
  responses: responses(goodsReturnPageSchema, "What is left after it"),
});

/** Goods that customers send back or hand back, line by line. */
export function goodsReturnRouter(services: Services) {
  return newRouter()
    .answer(see, async ({ tx, language }, { param: { id } }) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, id));
      if (!order) throw new ApiError("NOT_FOUND");
      return goodsReturnView(tx, order, language);
    })
    .answer(take, async (work, { param: { id }, json }) => {
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
