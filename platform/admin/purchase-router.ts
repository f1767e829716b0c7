import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { staffActionSchema, staffPageSchema } from "@/lib/contract/booking-staff";
import { orderActionSchema, orderStaffPageSchema } from "@/lib/contract/order-staff";
import { actOnBooking } from "@/platform/booking/lifecycle/act-on-booking";
import { staffPageView } from "@/platform/booking/view/staff-page-view";
import { bookings } from "@/platform/db/schema/booking";
import { documents } from "@/platform/db/schema/document";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { printedDocument } from "@/platform/document/printed-document";
import { ApiError } from "@/platform/http/api-error";
import { attachedFile, fileResponses } from "@/platform/http/attached-file";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { InUnitOfWork } from "@/platform/http/unit-of-work";
import { payableOf } from "@/platform/payment/payable";
import type { Services } from "@/platform/services/services";
import { actOnOrder } from "@/platform/shop/order/lifecycle/act-on-order";
import { orderStaffView } from "@/platform/shop/order/view/order-staff-view";
import { recordActOf } from "./record-act";

const params = z.object({ id: integerParam() });
const STAFF = { isStaff: true } as const;

const seeBooking = route({
  name: "getAdminBooking",
  area: "admin",
  can: "booking:read",
  method: "get",
  path: "/admin/booking/{id}/page",
  summary: "A booking with its whole life, and what may be done with it",
  request: { params },
  responses: responses(staffPageSchema, "The booking"),
});

const actBooking = route({
  name: "actOnAdminBooking",
  area: "admin",
  can: "booking:act",
  proof: { actions: ["CANCEL"] },
  method: "post",
  path: "/admin/booking/{id}/action",
  summary: "Confirms, prices, cancels or completes a booking, or records money",
  request: { params, ...body(staffActionSchema) },
  responses: responses(staffPageSchema, "The booking after it"),
});

const seeOrder = route({
  name: "getAdminOrder",
  area: "admin",
  can: "order:read",
  method: "get",
  path: "/admin/order/{id}/page",
  summary: "An order with its whole life, and what may be done with it",
  request: { params },
  responses: responses(orderStaffPageSchema, "The order"),
});

const actOrder = route({
  name: "actOnAdminOrder",
  area: "admin",
  can: "order:act",
  proof: { actions: ["LOST", "RETURNED", "CANCEL"] },
  method: "post",
  path: "/admin/order/{id}/action",
  summary: "Records a transfer, hands an order over, takes it back or cancels it",
  request: { params, ...body(orderActionSchema) },
  responses: responses(orderStaffPageSchema, "The order after it"),
});

const seeDocument = route({
  name: "getDocumentPdf",
  area: "admin",
  can: "document:read",
  limit: "paper",
  method: "get",
  path: "/admin/document/{id}/pdf",
  summary: "A quote, an invoice or a credit note, as it was issued",
  request: { params },
  responses: fileResponses("application/pdf", "The document"),
});

/** What the staff sees of bookings and orders, and does with them. */
export function purchaseRouter(services: Services) {
  /** @throws ApiError NOT_FOUND */
  async function readRow<T extends typeof bookings | typeof orders>(
    tx: Sql,
    table: T,
    id: number,
  ): Promise<T["$inferSelect"]> {
    const [row] = await tx
      .select()
      .from(table as typeof bookings)
      .where(eq(table.id, id));
    if (!row) throw new ApiError("NOT_FOUND");
    return row;
  }
  const referenceOf = (
    inUnitOfWork: InUnitOfWork,
    table: typeof bookings | typeof orders,
    id: number,
  ) => inUnitOfWork(async ({ tx }) => (await readRow(tx, table, id)).reference);

  return newRouter()
    .answer(seeBooking, async ({ tx, language, now }, { param: { id } }) =>
      staffPageView(tx, await readRow(tx, bookings, id), language, now),
    )
    .answer(seeOrder, async ({ tx, language, now }, { param: { id } }) =>
      orderStaffView(tx, await readRow(tx, orders, id), language, now),
    )
    .answerInSteps(actBooking, async (caller, { param: { id }, json: action }) => {
      const { idSite, language, inUnitOfWork } = caller;
      const reference = await referenceOf(inUnitOfWork, bookings, id);
      return actOnBooking(services, {
        idSite,
        language,
        reference,
        opener: STAFF,
        action,
        recordAct: recordActOf(services, caller, { subject: `booking ${reference}`, act: action }),
      });
    })
    .answerInSteps(actOrder, async (caller, { param: { id }, json: action }) => {
      const { idSite, language, inUnitOfWork } = caller;
      const reference = await referenceOf(inUnitOfWork, orders, id);
      return actOnOrder(services, {
        idSite,
        language,
        reference,
        opener: STAFF,
        action,
        recordAct: recordActOf(services, caller, { subject: `order ${reference}`, act: action }),
      });
    })
    .respond(seeDocument, async ({ idSite, inUnitOfWork }, { param: { id } }) => {
      const document = await inUnitOfWork(async ({ tx }) => {
        const [row] = await tx.select().from(documents).where(eq(documents.id, id));
        if (!row) throw new ApiError("NOT_FOUND");
        return row;
      });
      const pdf = await printedDocument(services, idSite, document.number, async () =>
        payableOf(document),
      );
      return attachedFile(pdf, `${document.number}.pdf`, "application/pdf");
    });
}
