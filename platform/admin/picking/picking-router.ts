import { eq } from "drizzle-orm";
import {
  handoverRequestSchema,
  handoverResultsSchema,
  pickingSchema,
} from "@/lib/contract/admin/picking";
import { recordActOf } from "@/platform/admin/record-act";
import { orders } from "@/platform/db/schema/order";
import { ApiError } from "@/platform/http/api-error";
import { errorMessage } from "@/platform/http/message-of";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { actOnOrder } from "@/platform/shop/order/lifecycle/act-on-order";
import { readPicking } from "./orders-to-pack";

const list = route({
  name: "getPicking",
  area: "admin",
  can: "order:read",
  method: "get",
  path: "/admin/picking",
  summary: "The orders to pack, the oldest first, and what to take from the shelf for all of them",
  responses: responses(pickingSchema, "What to pack"),
});

const handOver = route({
  name: "handOverOrders",
  area: "admin",
  can: "order:act",
  method: "post",
  path: "/admin/picking/handover",
  summary: "Says of several orders at once that their parcels have left, or that they are ready",
  description: "Each is done by itself: one that cannot be is named, and does not stop the others.",
  request: body(handoverRequestSchema),
  responses: responses(handoverResultsSchema, "What became of each"),
});

/** What is packed, and leaves. */
export function pickingRouter(services: Services) {
  return newRouter()
    .answer(list, ({ tx, language }) => readPicking(tx, language))
    .answerInSteps(handOver, async (caller, { json }) => {
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
