import { z } from "@hono/zod-openapi";
import { and, desc, eq } from "drizzle-orm";
import { bookingResource } from "@/lib/contract/admin/booking-resource";
import { itemSchemaOf } from "@/lib/contract/admin/definition";
import { orderResource } from "@/lib/contract/admin/order-resource";
import { staffActionSchema, staffPageSchema } from "@/lib/contract/booking-staff";
import { orderActionSchema, orderStaffPageSchema } from "@/lib/contract/order-staff";
import type { User } from "@/lib/contract/user";
import { recordAudit } from "@/platform/audit/record-audit";
import { actOnBooking } from "@/platform/booking/lifecycle/act-on-booking";
import { staffPageView } from "@/platform/booking/view/staff-page-view";
import type { Sql } from "@/platform/db/database";
import { bookings } from "@/platform/db/schema/booking";
import { documents } from "@/platform/db/schema/document";
import { orders } from "@/platform/db/schema/order";
import { users } from "@/platform/db/schema/people";
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
import { bookingSource } from "./resources/booking-source";
import { customerSource } from "./resources/customer-source";
import { orderSource } from "./resources/order-source";

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
  proof: { actions: ["RETURNED", "CANCEL"] },
  method: "post",
  path: "/admin/order/{id}/action",
  summary: "Records a transfer, hands an order over, takes it back or cancels it",
  request: { params, ...body(orderActionSchema) },
  responses: responses(orderStaffPageSchema, "The order after it"),
});

const seePurchases = route({
  name: "getCustomerPurchases",
  area: "admin",
  can: "customer:read",
  method: "get",
  path: "/admin/customer/{id}/purchases",
  summary: "The bookings and orders of a member, the latest first, fifty of each at most",
  request: { params },
  responses: responses(
    z.object({
      bookings: z.array(itemSchemaOf(bookingResource)),
      orders: z.array(itemSchemaOf(orderResource)),
    }),
    "Their bookings and orders",
  ),
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

/** How many of a member's bookings, and of their orders, are shown at once. */
const MOST_SHOWN = 50;

/** What the audit log says of a booking or an order that somebody acted on. */
type ActedOn = Pick<
  typeof bookings.$inferSelect | typeof orders.$inferSelect,
  "status" | "totalCents"
>;

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

  /** What writes an act into the audit log, in its transaction. */
  const recordActOf =
    ({ idSite, user }: { idSite: number; user: User }, subject: string, act: { action: string }) =>
    (tx: Sql, before: ActedOn, after: ActedOn) =>
      recordAudit(
        { tx, idSite, now: services.clock.now() },
        {
          user,
          action: act.action,
          subject,
          before: { status: before.status, totalCents: before.totalCents },
          after: { ...act, status: after.status, totalCents: after.totalCents },
        },
      );

  return newRouter()
    .answer(seeBooking, async ({ tx, language, now }, { param: { id } }) =>
      staffPageView(tx, await readRow(tx, bookings, id), language, now),
    )
    .answer(seeOrder, async ({ tx, language, now }, { param: { id } }) =>
      orderStaffView(tx, await readRow(tx, orders, id), language, now),
    )
    .answer(seePurchases, async ({ tx, language }, { param: { id } }) => {
      const [customer] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), customerSource.among));
      if (!customer) throw new ApiError("NOT_FOUND");
      const ofCustomer = async <T extends typeof bookings | typeof orders>(table: T) =>
        (await tx
          .select()
          .from(table as typeof bookings)
          .where(eq(table.idUser, id))
          .orderBy(desc(table.createdAt))
          .limit(MOST_SHOWN)) as T["$inferSelect"][];
      return {
        bookings: await bookingSource.views(tx, await ofCustomer(bookings), language),
        orders: await orderSource.views(tx, await ofCustomer(orders), language),
      };
    })
    .answerInSteps(actBooking, async (caller, { param: { id }, json: action }) => {
      const { idSite, language, inUnitOfWork } = caller;
      const reference = await referenceOf(inUnitOfWork, bookings, id);
      return actOnBooking(services, {
        idSite,
        language,
        reference,
        opener: STAFF,
        action,
        recordAct: recordActOf(caller, `booking ${reference}`, action),
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
        recordAct: recordActOf(caller, `order ${reference}`, action),
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
