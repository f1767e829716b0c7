import { z } from "zod";
import {
  businessPageSchema,
  invoiceCreditSchema,
  invoicePaymentSchema,
} from "@/lib/contract/admin/business";
import { choice, choiceOf, euros, flag } from "@/lib/contract/field/fields";
import { integerParam } from "@/lib/contract/integer-param";
import { REFUND_REASON_LABELS } from "@/lib/contract/refund-reason";
import { call } from "../call";

const { GOODWILL, LATE, PART_OF_SERVICE, PRICE_ERROR } = REFUND_REASON_LABELS;
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
  fields: {
    method: choice("Moyen", "Method", {
      TRANSFER: ["Virement", "Transfer"],
      TERMINAL: ["Carte", "Card"],
      CASH: ["Espèces", "Cash"],
    }),
    amount: euros("Montant reçu", "Amount received"),
  },
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
  fields: {
    amount: euros("Montant de l’avoir, TTC", "Amount to credit, incl. VAT"),
    reason: choiceOf("Motif", "Reason", { GOODWILL, LATE, PART_OF_SERVICE, PRICE_ERROR }),
    isHandedOver: flag(
      "Ce qui est à rendre l’est déjà",
      "What is to go back was given back already",
    ),
  },
  answer: businessPageSchema,
  says: "The account after it",
});
