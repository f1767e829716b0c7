import {
  cancelRequestSchema,
  findBookingSchema as findRequest,
  nothingSchema,
  payLinkSchema,
} from "@/lib/contract/booking-page";
import { documentByKey, keyAccess } from "@/lib/contract/key-access";
import { orderOutcomeSchema, orderPageSchema } from "@/lib/contract/order-page";
import { call } from "../call";

export const getOrderPage = call({
  name: "getOrderPage",
  area: "order",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "get",
  path: "/order/{reference}",
  summary: "An order with its whole life; a wrong key is answered as an unknown reference is",
  ...keyAccess,
  answer: orderPageSchema,
  says: "Where it stands, what was paid, and what may be done",
});

export const cancelOrder = call({
  name: "cancelOrder",
  area: "order",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/order/{reference}/cancel",
  summary: "Cancels one that is not paid; dryRun says what one would get back, and why",
  ...keyAccess,
  body: cancelRequestSchema,
  answer: orderOutcomeSchema,
  says: "What one gets back, and why",
});

export const withdrawOrder = call({
  name: "withdrawOrder",
  area: "order",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/order/{reference}/withdrawal",
  summary: "Withdraws from the contract; dryRun is the first of the two steps",
  ...keyAccess,
  body: cancelRequestSchema,
  answer: orderOutcomeSchema,
  says: "What one gets back, and by when",
});

export const payOrder = call({
  name: "payOrder",
  area: "order",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/order/{reference}/payment",
  summary: "Where what is due can be paid by card; what the order had lost is kept for it again",
  ...keyAccess,
  answer: payLinkSchema,
  says: "A path of the site, valid for 48 hours",
});

export const getOrderDocument = call({
  name: "getOrderDocument",
  area: "order",
  access: "KEY",
  session: "OPTIONAL",
  limit: "paper",
  method: "get",
  path: "/order/{reference}/paper/{number}",
  summary: "An invoice or a credit note of an order, as a PDF",
  ...documentByKey,
  file: "application/pdf",
  says: "The paper as it was issued",
});

export const findOrder = call({
  name: "findOrder",
  area: "order",
  access: "ANYONE",
  limit: "booking",
  method: "post",
  path: "/order/find",
  summary: "Mails the link of an order to the address that it was made with",
  body: findRequest,
  answer: nothingSchema,
  says: "The same whether there is such an order or not",
});
