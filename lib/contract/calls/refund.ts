import { z } from "zod";
import { refundPageSchema, refundRequestSchema } from "@/lib/contract/admin/refund";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getBookingRefund = call({
  name: "getBookingRefund",
  area: "admin",
  can: "payment:refund",
  method: "get",
  path: "/admin/booking/{id}/refund",
  summary: "What of a booking’s money can still go back, and by which way",
  params,
  answer: refundPageSchema,
  says: "What was paid and what is left of it",
});

export const refundBookingInPart = call({
  name: "refundBookingInPart",
  area: "admin",
  can: "payment:refund",
  method: "post",
  path: "/admin/booking/{id}/refund",
  summary: "Gives a part of what was paid for a booking back: its price is lower by it",
  params,
  body: refundRequestSchema,
  answer: refundPageSchema,
  says: "What is left after it",
});

export const getOrderRefund = call({
  name: "getOrderRefund",
  area: "admin",
  can: "payment:refund",
  method: "get",
  path: "/admin/order/{id}/refund",
  summary: "What of an order’s money can still go back, and by which way",
  params,
  answer: refundPageSchema,
  says: "What was paid and what is left of it",
});

export const refundOrderInPart = call({
  name: "refundOrderInPart",
  area: "admin",
  can: "payment:refund",
  method: "post",
  path: "/admin/order/{id}/refund",
  summary: "Gives a part of what was paid for an order back, and credits its invoice",
  params,
  body: refundRequestSchema,
  answer: refundPageSchema,
  says: "What is left after it",
});
