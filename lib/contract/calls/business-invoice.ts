import { z } from "zod";
import {
  businessPageSchema,
  invoiceCreditSchema,
  invoicePaymentSchema,
} from "@/lib/contract/admin/business";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const recordInvoicePayment = call({
  name: "recordInvoicePayment",
  area: "admin",
  can: "business:invoice",
  method: "post",
  path: "/admin/business-invoice/{id}/payment",
  summary: "Records money that has come in for a monthly invoice",
  params,
  body: invoicePaymentSchema,
  answer: businessPageSchema,
  says: "The account after it",
});

export const creditBusinessInvoice = call({
  name: "creditBusinessInvoice",
  area: "admin",
  can: "payment:refund",
  method: "post",
  path: "/admin/business-invoice/{id}/credit",
  summary: "Takes an amount off a monthly invoice, and gives back what was paid of it",
  params,
  body: invoiceCreditSchema,
  answer: businessPageSchema,
  says: "The account after it",
});
