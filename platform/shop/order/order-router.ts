import * as calls from "@/lib/contract/calls/order";
import { orderRequestSchema } from "@/lib/contract/order-request";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { requestHashOf } from "@/platform/http/idempotency-key";
import { newRouter } from "@/platform/http/router";
import { placedBy } from "@/platform/purchase/placed-by";
import type { Services } from "@/platform/services/services";
import { acceptOrder } from "@/platform/shop/order/placing/accept-order";
import { checkOrder } from "@/platform/shop/order/placing/check-order";
import { withKnownOfBuyer } from "@/platform/shop/order/placing/known-of-buyer";
import { discountView } from "@/platform/shop/order/view/discount-view";
import { orderCheckView } from "@/platform/shop/order/view/order-check-view";
import { requireFeature } from "@/platform/site/require-feature";

export function orderRouter(services: Services) {
  return newRouter()
    .answer(calls.checkOrder, async ({ tx, language }, { json }) => {
      await requireFeature(tx, "SHOP");
      return orderCheckView(tx, json.products, language);
    })
    .answer(calls.previewDiscount, async ({ tx, language, now, member }, { json }) => {
      await requireFeature(tx, "SHOP");
      const when = { language, now, idUser: member?.id ?? null };
      return { discount: await discountView(tx, json, when) };
    })
    .answerInSteps(
      calls.placeOrder,
      (caller, { json }) => {
        const order = withKnownOfBuyer(json, caller.member);
        // Its member is part of the hash: the same words of somebody else are another order.
        const requestHash = requestHashOf(order);
        return acceptOrder(services, { ...placedBy(caller), requestHash, order });
      },
      collectFieldErrors(
        orderRequestSchema,
        async ({ countCall, currentUser, inUnitOfWork }, part) => {
          await countCall("orderCheck");
          const member = await currentUser();
          const order = withKnownOfBuyer(part, member);
          if (order.discount) await countCall("discountCode");
          return inUnitOfWork(async ({ tx, language, now }) => {
            await requireFeature(tx, "SHOP");
            const when = { language, now, idUser: member?.id ?? null };
            return (await checkOrder(tx, order, when)).errors;
          });
        },
      ),
    );
}
