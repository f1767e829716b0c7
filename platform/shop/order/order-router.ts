import { newOrderSchema } from "@/lib/contract/order";
import {
  discountRequestSchema,
  discountAnswerSchema as discountSchema,
  orderCheckRequestSchema,
  orderCheckSchema,
} from "@/lib/contract/order-check";
import { orderRequestSchema } from "@/lib/contract/order-request";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { requestHashOf } from "@/platform/http/idempotency-key";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { placedBy } from "@/platform/purchase/placed-by";
import type { Services } from "@/platform/services/services";
import { acceptOrder } from "@/platform/shop/order/placing/accept-order";
import { checkOrder } from "@/platform/shop/order/placing/check-order";
import { withKnownOfBuyer } from "@/platform/shop/order/placing/known-of-buyer";
import { discountView } from "@/platform/shop/order/view/discount-view";
import { orderCheckView } from "@/platform/shop/order/view/order-check-view";
import { requireFeature } from "@/platform/site/require-feature";

const validate = route({
  name: "checkOrder",
  area: "order",
  access: "ANYONE",
  limit: "orderCheck",
  method: "post",
  path: "/order/validate",
  summary: "Whether some products could be ordered as they are",
  request: body(orderCheckRequestSchema),
  responses: responses(orderCheckSchema, "What is wrong with some of them"),
});

const discount = route({
  name: "previewDiscount",
  area: "order",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "discountCode",
  method: "post",
  path: "/order/discount",
  summary: "What a discount code would give on some products",
  request: body(discountRequestSchema),
  responses: responses(discountSchema, "What one would save"),
});

const order = route({
  name: "placeOrder",
  area: "order",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "order",
  idempotent: true,
  method: "post",
  path: "/order",
  summary: "Orders some products; the same Idempotency-Key gives the same order",
  description:
    "Prices are the server’s: an order is refused at any total but `seenTotal`, where one is given. " +
    "`user.email` and `user.birthdate` may be left out in a member’s session: they are the account’s. " +
    "An access point is given by its `id` (or as `idAccessPoint`), a time to collect by `idSchedule`.",
  request: body(orderRequestSchema),
  responses: responses(newOrderSchema, "The order that was received"),
});

export function orderRouter(services: Services) {
  return newRouter()
    .answer(validate, async ({ tx, language }, { json }) => {
      await requireFeature(tx, "SHOP");
      return orderCheckView(tx, json.products, language);
    })
    .answer(discount, async ({ tx, language, now, member }, { json }) => {
      await requireFeature(tx, "SHOP");
      const when = { language, now, idUser: member?.id ?? null };
      return { discount: await discountView(tx, json, when) };
    })
    .answerInSteps(
      order,
      (caller, { json }) => {
        const order = withKnownOfBuyer(json, caller.member);
        // Its member is part of what is hashed: the same words of somebody else are another order.
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
