import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import {
  businessPageSchema,
  invoicePreviewSchema,
  invoiceQuerySchema,
  invoiceRequestSchema,
} from "@/lib/contract/admin/business";
import { recordAudit } from "@/platform/audit/record-audit";
import type { BusinessRow } from "@/platform/booking/business/business-terms";
import { invoiceOfMonth } from "@/platform/business/invoice-of-month";
import { businesses } from "@/platform/db/schema/business";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { businessPage, previewOf } from "./business-page";

const params = z.object({ id: integerParam() });

const see = route({
  name: "getBusinessPage",
  area: "admin",
  can: "business:read",
  method: "get",
  path: "/admin/business/{id}/page",
  summary: "Who books for a business, what is to be invoiced to it, and its invoices",
  request: { params },
  responses: responses(businessPageSchema, "The account"),
});

const preview = route({
  name: "previewBusinessInvoice",
  area: "admin",
  can: "business:invoice",
  method: "get",
  path: "/admin/business/{id}/invoice",
  summary: "What the invoice of a month would say, were it issued now",
  request: { params, query: invoiceQuerySchema },
  responses: responses(invoicePreviewSchema, "Its rides and what they come to"),
});

const issue = route({
  name: "issueBusinessInvoice",
  area: "admin",
  can: "business:invoice",
  method: "post",
  path: "/admin/business/{id}/invoice",
  summary: "Issues and mails the invoice of a month: its rides that were made and are not invoiced",
  request: { params, ...body(invoiceRequestSchema) },
  responses: responses(businessPageSchema, "The account after it"),
});

/** Business accounts: what is to be invoiced to it, and the invoice of a month. */
export function businessRouter() {
  return newRouter()
    .answer(see, async ({ tx, now }, { param: { id } }) =>
      businessPage(tx, await readBusiness(tx, id), now),
    )
    .answer(preview, async ({ tx, now }, { param: { id }, query: { month } }) =>
      previewOf(tx, await readBusiness(tx, id), month, now),
    )
    .answer(issue, async (work, { param: { id }, json: { month } }) => {
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
