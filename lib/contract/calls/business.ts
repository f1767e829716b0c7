import { z } from "zod";
import {
  businessPageSchema,
  invoicePreviewSchema,
  invoiceQuerySchema,
  invoiceRequestSchema,
} from "@/lib/contract/admin/business";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getBusinessPage = call({
  name: "getBusinessPage",
  area: "admin",
  can: "business:read",
  method: "get",
  path: "/admin/business/{id}/page",
  summary: "Who books for a business, what is to be invoiced to it, and its invoices",
  params,
  answer: businessPageSchema,
  says: "The account",
});

export const previewBusinessInvoice = call({
  name: "previewBusinessInvoice",
  area: "admin",
  can: "business:invoice",
  method: "get",
  path: "/admin/business/{id}/invoice",
  summary: "What the invoice of a month would say, were it issued now",
  params,
  query: invoiceQuerySchema,
  answer: invoicePreviewSchema,
  says: "Its rides and what they come to",
});

export const issueBusinessInvoice = call({
  name: "issueBusinessInvoice",
  area: "admin",
  can: "business:invoice",
  method: "post",
  path: "/admin/business/{id}/invoice",
  summary: "Issues and mails the invoice of a month: its rides that were made and are not invoiced",
  params,
  body: invoiceRequestSchema,
  fields: {},
  answer: businessPageSchema,
  says: "The account after it",
});
