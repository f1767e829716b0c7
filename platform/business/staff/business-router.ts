import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/business";
import { recordAudit } from "@/platform/audit/record-audit";
import type { BusinessRow } from "@/platform/booking/business/business-terms";
import { invoiceOfMonth } from "@/platform/business/invoice-of-month";
import { businesses } from "@/platform/db/schema/business";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { businessPage, previewOf } from "./business-page";

/** Routes for business accounts: the rides to be invoiced to each, and the invoice of a month. */
export function businessRouter() {
  return newRouter()
    .answer(calls.getBusinessPage, async ({ tx, now }, { param: { id } }) =>
      businessPage(tx, await readBusiness(tx, id), now),
    )
    .answer(
      calls.previewBusinessInvoice,
      async ({ tx, now }, { param: { id }, query: { month } }) =>
        previewOf(tx, await readBusiness(tx, id), month, now),
    )
    .answer(calls.issueBusinessInvoice, async (work, { param: { id }, json: { month } }) => {
      const { tx, now, user } = work;
      const { document } = await invoiceOfMonth(work, { idBusiness: id, month, by: "COMPANY" });
      const business = await readBusiness(tx, id);
      await recordAudit(work, {
        user,
        action: "INVOICE",
        subject: `business ${business.name}`,
        before: null,
        after: { month, number: document.number },
      });
      return businessPage(tx, business, now);
    });
}

/** @throws ApiError NOT_FOUND */
async function readBusiness(tx: Sql, id: number): Promise<BusinessRow> {
  const [row] = await tx.select().from(businesses).where(eq(businesses.id, id));
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}
