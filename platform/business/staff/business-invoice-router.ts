import * as calls from "@/lib/contract/calls/business-invoice";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { recordAudit } from "@/platform/audit/record-audit";
import { creditInvoice, readBusiness } from "@/platform/business/credit-invoice";
import { lockBusiness } from "@/platform/business/invoice-of-month";
import { payInvoice } from "@/platform/business/pay-invoice";
import { lockInvoice } from "@/platform/business/read-invoices";
import { newRouter } from "@/platform/http/router";
import { refundReasonLabels } from "@/platform/purchase/refund/refund-reason-labels";
import { businessPage } from "./business-page";

/** Routes for a monthly invoice once it is issued: payments for it, and credit notes on it. */
export function businessInvoiceRouter() {
  return newRouter()
    .answer(calls.recordInvoicePayment, async (work, { param: { id }, json }) => {
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
    .answer(calls.creditBusinessInvoice, async (work, { param: { id }, json }) => {
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
