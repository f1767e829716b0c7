import * as calls from "@/lib/contract/calls/document";
import { hasProof } from "@/lib/rules/booking/booking-state";
import { findBooking } from "@/platform/booking/record/find-booking";
import { bookingView } from "@/platform/booking/view/booking-view";
import { printedDocument } from "@/platform/document/printed-document";
import { ApiError } from "@/platform/http/api-error";
import { attachedFile } from "@/platform/http/attached-file";
import { newRouter } from "@/platform/http/router";
import { openedBy } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";
import { proofOf } from "./booking-document";

export function documentRouter(services: Services) {
  return newRouter()
    .respond(calls.getBookingProof, async (caller, sent) => {
      const { reference, opener } = openedBy(caller, sent);
      const data = await caller.inUnitOfWork(async ({ tx, now }) => {
        const booking = await findBooking(tx, reference, opener);
        if (!hasProof(booking.status, booking.idVehicle)) throw new ApiError("NOT_FOUND");
        return proofOf(tx, booking, now);
      });
      return attachedFile(await services.print(data), `${data.number}.pdf`, "application/pdf");
    })
    .respond(calls.getBookingCalendar, async (caller, sent) => {
      const { language, reference, opener } = openedBy(caller, sent);
      const booking = await caller.inUnitOfWork(async ({ tx }) =>
        bookingView(tx, await findBooking(tx, reference, opener), language),
      );
      if (!booking.calendarFile) throw new ApiError("NOT_FOUND");
      return attachedFile(
        new TextEncoder().encode(booking.calendarFile),
        `${booking.reference}.ics`,
        "text/calendar; charset=utf-8",
      );
    })
    .respond(calls.getBookingDocument, async (caller, sent) => {
      const { idSite, reference, opener } = openedBy(caller, sent);
      const { number } = sent.param;
      const pdf = await printedDocument(services, idSite, number, async (tx) => {
        const { id: idBooking } = await findBooking(tx, reference, opener);
        return { idBooking };
      });
      return attachedFile(pdf, `${number}.pdf`, "application/pdf");
    });
}
