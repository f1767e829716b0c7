import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/picking";
import { orders } from "@/platform/db/schema/order";
import { ApiError } from "@/platform/http/api-error";
import { errorMessage } from "@/platform/http/message-of";
import { newRouter } from "@/platform/http/router";
import { recordActOf } from "@/platform/purchase/record-act";
import type { Services } from "@/platform/services/services";
import { actOnOrder } from "@/platform/shop/order/lifecycle/act-on-order";
import { readPicking } from "./orders-to-pack";

export function pickingRouter(services: Services) {
  return newRouter()
    .answer(calls.getPicking, ({ tx, language }) => readPicking(tx, language))
    .answerInSteps(calls.handOverOrders, async (caller, { json }) => {
      const { idSite, language, inUnitOfWork } = caller;
      /** @throws ApiError as `actOnOrder` */
      async function handOverOne({ id, trackingNumber }: (typeof json.orders)[number]) {
        const [order] = await inUnitOfWork(({ tx }) =>
          tx.select().from(orders).where(eq(orders.id, id)),
        );
        if (!order) throw new ApiError("NOT_FOUND");
        const { reference, mode } = order;
        const action =
          mode === "CLICK_AND_COLLECT"
            ? ({ action: "READY" } as const)
            : ({ action: "SHIP", trackingNumber } as const);
        const recordAct = recordActOf(services, caller, {
          subject: `order ${reference}`,
          act: action,
        });
        const opener = { isStaff: true } as const;
        await actOnOrder(services, { idSite, language, reference, opener, action, recordAct });
      }
      const results = [];
      for (const order of json.orders) {
        const message = await handOverOne(order).then(
          () => null,
          (error: unknown) => {
            if (!(error instanceof ApiError)) throw error;
            return errorMessage(language, error.reason);
          },
        );
        results.push({ id: order.id, isDone: message === null, message });
      }
      return { results };
    });
}
