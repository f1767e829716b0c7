import { z } from "zod";
import { nothingSchema } from "@/lib/contract/booking-page";
import { checkoutSchema, paymentPageSchema } from "@/lib/contract/payment";
import { call } from "../call";

const byCode = { params: z.object({ code: z.string().max(100) }) };

export const getPaymentPage = call({
  name: "getPaymentPage",
  area: "payment",
  access: "KEY",
  limit: "bookingPage",
  method: "get",
  path: "/payment/{code}",
  summary: "What there is to pay under a pay link",
  ...byCode,
  answer: paymentPageSchema,
  says: "The amount, what it is for, and where it stands",
});

export const refreshPayment = call({
  name: "refreshPayment",
  area: "payment",
  access: "KEY",
  limit: "bookingPage",
  method: "post",
  path: "/payment/{code}/refresh",
  summary: "The same, once the gateway was asked: for a customer who comes back from it",
  ...byCode,
  answer: paymentPageSchema,
  says: "The amount, what it is for, and where it stands",
});

export const startCheckout = call({
  name: "startCheckout",
  area: "payment",
  access: "KEY",
  limit: "bookingPage",
  method: "post",
  path: "/payment/{code}/checkout",
  summary: "Opens the payment at the gateway, or goes on with the one that is open",
  ...byCode,
  answer: checkoutSchema,
  says: "Where the card is given",
});

export const renewPayLink = call({
  name: "renewPayLink",
  area: "payment",
  access: "KEY",
  limit: "booking",
  method: "post",
  path: "/payment/{code}/link",
  summary: "Mails a new pay link to the customer, in place of one that has expired",
  ...byCode,
  answer: nothingSchema,
  says: "The link was mailed",
});

export const receivePaymentNotice = call({
  name: "receivePaymentNotice",
  area: "payment",
  access: "SIGNED",
  method: "post",
  path: "/payment/notice/{gateway}",
  summary: "A gateway's signed notice that a payment has changed",
  params: z.object({ gateway: z.enum(["test", "stripe"]) }),
  answer: nothingSchema,
  says: "The notice was taken",
});
