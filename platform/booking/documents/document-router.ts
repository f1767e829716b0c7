import { hasProof } from "@/lib/rules/booking/booking-state";
import { findBooking } from "@/platform/booking/record/find-booking";
import { bookingView } from "@/platform/booking/view/booking-view";
import { printedDocument } from "@/platform/document/printed-document";
import { ApiError } from "@/platform/http/api-error";
import { attachedFile, fileResponses } from "@/platform/http/attached-file";
import { route } from "@/platform/http/route";
import { newRouter } from "@/platform/http/router";
import { documentByKey, keyAccess, openedBy } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";
import { proofOf } from "./booking-document";

const proof = route({
  name: "getBookingProof",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "paper",
  method: "get",
  path: "/booking/{reference}/proof",
  summary: "The booking proof, as a PDF",
  request: keyAccess,
  responses: fileResponses("application/pdf", "The proof with its seven mentions"),
});

const calendar = route({
  name: "getBookingCalendar",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "paper",
  method: "get",
  path: "/booking/{reference}/calendar",
  summary: "The rides as a calendar file (RFC 5545)",
  request: keyAccess,
  responses: fileResponses("text/calendar", "The calendar file, as the booking stands"),
});

const issued = route({
  name: "getBookingDocument",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "paper",
  method: "get",
  path: "/booking/{reference}/paper/{number}",
  summary: "A quote, an invoice or a credit note, as a PDF",
  request: documentByKey,
  responses: fileResponses("application/pdf", "The paper as it was issued"),
});

export function documentRouter(services: Services) {
  return newRouter()
    .respond(proof, async (caller, sent) => {
      const { reference, opener } = openedBy(caller, sent);
      const data = await caller.inUnitOfWork(async ({ tx, now }) => {
        const booking = await findBooking(tx, reference, opener);
        if (!hasProof(booking.status, booking.idVehicle)) throw new ApiError("NOT_FOUND");
        return proofOf(tx, booking, now);
      });
      return attachedFile(await services.print(data), `${data.number}.pdf`, "application/pdf");
    })
    .respond(calendar, async (caller, sent) => {
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
    .respond(issued, async (caller, sent) => {
      const { idSite, reference, opener } = openedBy(caller, sent);
      const { number } = sent.param;
      const pdf = await printedDocument(services, idSite, number, async (tx) => {
        const { id: idBooking } = await findBooking(tx, reference, opener);
        return { idBooking };
      });
      return attachedFile(pdf, `${number}.pdf`, "application/pdf");
    });
}
