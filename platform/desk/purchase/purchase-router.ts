import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/purchase";
import { actOnBooking } from "@/platform/booking/lifecycle/act-on-booking";
import { staffPageView } from "@/platform/booking/view/staff-page-view";
import { bookings } from "@/platform/db/schema/booking";
import { documents } from "@/platform/db/schema/document";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { printedDocument } from "@/platform/document/printed-document";
import { ApiError } from "@/platform/http/api-error";
import { attachedFile } from "@/platform/http/attached-file";
import { newRouter } from "@/platform/http/router";
import type { InUnitOfWork } from "@/platform/http/unit-of-work";
import { payableOf } from "@/platform/payment/payable";
import { recordActOf } from "@/platform/purchase/record-act";
import type { Services } from "@/platform/services/services";
import { actOnOrder } from "@/platform/shop/order/lifecycle/act-on-order";
import { orderStaffView } from "@/platform/shop/order/view/order-staff-view";

const STAFF = { isStaff: true } as const;

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
    .answer(calls.getAdminBooking, async ({ tx, language, now }, { param: { id } }) =>
      staffPageView(tx, await readRow(tx, bookings, id), language, now),
    )
    .answer(calls.getAdminOrder, async ({ tx, language, now }, { param: { id } }) =>
      orderStaffView(tx, await readRow(tx, orders, id), language, now),
    )
    .answerInSteps(calls.actOnAdminBooking, async (caller, { param: { id }, json: action }) => {
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
    .answerInSteps(calls.actOnAdminOrder, async (caller, { param: { id }, json: action }) => {
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
    .respond(calls.getDocumentPdf, async ({ idSite, inUnitOfWork }, { param: { id } }) => {
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
