import { z } from "zod";
import { staffActionSchema, staffPageSchema } from "@/lib/contract/booking-staff";
import { integerParam } from "@/lib/contract/integer-param";
import { orderActionSchema, orderStaffPageSchema } from "@/lib/contract/order-staff";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getAdminBooking = call({
  name: "getAdminBooking",
  area: "admin",
  can: "booking:read",
  method: "get",
  path: "/admin/booking/{id}/page",
  summary: "A booking with its whole life, and what may be done with it",
  params,
  answer: staffPageSchema,
  says: "The booking",
});

export const actOnAdminBooking = call({
  name: "actOnAdminBooking",
  area: "admin",
  can: "booking:act",
  proof: { actions: ["CANCEL"] },
  method: "post",
  path: "/admin/booking/{id}/action",
  summary: "Confirms, prices, cancels or completes a booking, or records money",
  params,
  body: staffActionSchema,
  answer: staffPageSchema,
  says: "The booking after it",
});

export const getAdminOrder = call({
  name: "getAdminOrder",
  area: "admin",
  can: "order:read",
  method: "get",
  path: "/admin/order/{id}/page",
  summary: "An order with its whole life, and what may be done with it",
  params,
  answer: orderStaffPageSchema,
  says: "The order",
});

export const actOnAdminOrder = call({
  name: "actOnAdminOrder",
  area: "admin",
  can: "order:act",
  proof: { actions: ["LOST", "RETURNED", "CANCEL"] },
  method: "post",
  path: "/admin/order/{id}/action",
  summary: "Records a transfer, hands an order over, takes it back or cancels it",
  params,
  body: orderActionSchema,
  answer: orderStaffPageSchema,
  says: "The order after it",
});

export const getDocumentPdf = call({
  name: "getDocumentPdf",
  area: "admin",
  can: "document:read",
  limit: "paper",
  method: "get",
  path: "/admin/document/{id}/pdf",
  summary: "A quote, an invoice or a credit note, as it was issued",
  params,
  file: "application/pdf",
  says: "The document",
});
