import { z } from "zod";
import { refundPageSchema, refundRequestSchema } from "@/lib/contract/admin/refund";
import { choiceOf, euros, flag, longText, noted } from "@/lib/contract/field/fields";
import { integerParam } from "@/lib/contract/integer-param";
import { REFUND_REASON_LABELS } from "@/lib/contract/refund-reason";
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
  fields: {
    amount: euros("Montant à rendre", "Amount to give back"),
    reason: choiceOf("Motif", "Reason", REFUND_REASON_LABELS),
    note: longText("Un mot pour le client", "Note for the customer"),
    isHandedOver: noted(
      flag("Déjà rendu au client", "Given to the customer already"),
      "Sinon, la somme attend dans « À encaisser et à rendre ».",
      "If not, the sum waits in “To collect and to give back”.",
    ),
  },
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
