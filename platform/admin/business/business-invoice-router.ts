import { z } from "@hono/zod-openapi";
import {
  businessPageSchema,
  invoiceCreditSchema,
  invoicePaymentSchema,
} from "@/lib/contract/admin/business";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { recordAudit } from "@/platform/audit/record-audit";
import { creditInvoice, readBusiness } from "@/platform/business/credit-invoice";
import { lockBusiness } from "@/platform/business/invoice-of-month";
import { payInvoice } from "@/platform/business/pay-invoice";
import { lockInvoice } from "@/platform/business/read-invoices";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { refundReasonLabels } from "@/platform/purchase/refund/refund-reason-labels";
import { businessPage } from "./business-page";

const params = z.object({ id: integerParam() });

const pay = route({
  name: "recordInvoicePayment",
  area: "admin",
  can: "business:invoice",
  method: "post",
  path: "/admin/business-invoice/{id}/payment",
  summary: "Records money that has come in for a monthly invoice",
  request: { params, ...body(invoicePaymentSchema) },
  responses: responses(businessPageSchema, "The account after it"),
});

const credit = route({
  name: "creditBusinessInvoice",
  area: "admin",
  can: "payment:refund",
  method: "post",
  path: "/admin/business-invoice/{id}/credit",
  summary: "Takes an amount off a monthly invoice, and gives back what was paid of it",
  request: { params, ...body(invoiceCreditSchema) },
  responses: responses(businessPageSchema, "The account after it"),
});

/** What happens to a monthly invoice once it is out: money for it, and credit notes on it. */
export function businessInvoiceRouter() {
  return newRouter()
    .answer(pay, async (work, { param: { id }, json }) => {
      const { tx, now, user } = work;
      const account = await lockInvoice(tx, id, now);
      const { method, amount, receipt } = json;
      const taken = { method, amountCents: centsFromEuros(amount), receipt };
      if (await payInvoice(work, account, taken)) {
        await recordAudit(work, {
          user,
          action: "RECORD_PAYMENT",
          subject: `invoice ${account.document.number}`,
          before: { left: eurosFromCents(account.leftCents) },
          after: { method, amount },
        });
      }
      return businessPage(tx, await lockBusiness(tx, account.row.idBusiness), now);
    })
    .answer(credit, async (work, { param: { id }, json }) => {
      const { tx, now, user } = work;
      const account = await lockInvoice(tx, id, now);
      const { amount, ...rest } = json;
      const { language } = await readBusiness(tx, account.row.idBusiness);
      const label = refundReasonLabels[language][rest.reason];
      const what = { ...rest, label, amountCents: centsFromEuros(amount) };
      const refundCents = await creditInvoice(work, account, what);
      if (refundCents !== undefined) {
        await recordAudit(work, {
          user,
          action: "CREDIT",
          subject: `invoice ${account.document.number}`,
          before: { left: eurosFromCents(account.leftCents) },
          after: { amount, reason: rest.reason, refund: eurosFromCents(refundCents) },
        });
      }
      return businessPage(tx, await lockBusiness(tx, account.row.idBusiness), now);
    });
}
