import { newOrderSchema } from "@/lib/contract/order";
import {
  discountRequestSchema,
  discountAnswerSchema as discountSchema,
  orderCheckRequestSchema,
  orderCheckSchema,
} from "@/lib/contract/order-check";
import { orderRequestSchema } from "@/lib/contract/order-request";
import { call } from "../call";

export const checkOrder = call({
  name: "checkOrder",
  area: "order",
  access: "ANYONE",
  limit: "orderCheck",
  method: "post",
  path: "/order/validate",
  summary: "Whether some products could be ordered as they are",
  body: orderCheckRequestSchema,
  answer: orderCheckSchema,
  says: "What is wrong with some of them",
});

export const previewDiscount = call({
  name: "previewDiscount",
  area: "order",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "discountCode",
  method: "post",
  path: "/order/discount",
  summary: "What a discount code would give on some products",
  body: discountRequestSchema,
  answer: discountSchema,
  says: "What one would save",
});

export const placeOrder = call({
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
  body: orderRequestSchema,
  answer: newOrderSchema,
  says: "The order that was received",
});
