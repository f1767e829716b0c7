import { z } from "@hono/zod-openapi";
import { nothing } from "@/lib/contract/booking-page";
import { answers, newArea } from "@/platform/area";
import { findBooking } from "@/platform/booking-life/find-booking";
import { proofOf } from "@/platform/papers/paper-of-booking";
import { printedPaper } from "@/platform/papers/printed-paper";
import { Refusal } from "@/platform/refusal";
import { route } from "@/platform/route";
import type { Services } from "@/platform/services";
import { attachedFile } from "./attached-file";
import { bookingAnswer } from "./booking-answer";
import { countedOpener, openedByKey } from "./opened-by-key";

const file = (contentType: string, description: string) => ({
  200: { description, content: { [contentType]: { schema: z.string() } } },
  default: answers(nothing, "").default,
});

const proof = route({
  access: "KEY",
  method: "get",
  path: "/booking/{reference}/proof",
  summary: "The booking proof, as a PDF",
  request: openedByKey,
  responses: file("application/pdf", "The proof with its seven mentions"),
});

const calendar = route({
  access: "KEY",
  method: "get",
  path: "/booking/{reference}/calendar",
  summary: "The rides as a calendar file (RFC 5545)",
  request: openedByKey,
  responses: file("text/calendar", "The calendar file, as the booking stands"),
});

const issued = route({
  access: "KEY",
  method: "get",
  path: "/booking/{reference}/paper/{number}",
  summary: "A quote, an invoice or a credit note, as a PDF",
  request: { ...openedByKey, params: openedByKey.params.extend({ number: z.string().max(20) }) },
  responses: file("application/pdf", "The paper as it was issued"),
});

export function paperArea(services: Services) {
  const { database, clock, rateLimits } = services;
  return newArea()
    .openapi(proof, async (c) => {
      const { idSite } = c.var;
      const { reference } = c.req.valid("param");
      const opener = await countedOpener(rateLimits.paper, c.var, c.req.valid("query"));
      const data = await database.inSite(idSite, async (tx) => {
        const row = await findBooking(tx, reference, opener);
        if (!row.idVehicle) throw new Refusal("NOT_FOUND");
        return proofOf(tx, row, clock.now());
      });
      return attachedFile(await services.print(data), `${data.number}.pdf`, "application/pdf");
    })
    .openapi(calendar, async (c) => {
      const { idSite, language } = c.var;
      const { reference } = c.req.valid("param");
      const opener = await countedOpener(rateLimits.paper, c.var, c.req.valid("query"));
      const booked = await database.inSite(idSite, async (tx) =>
        bookingAnswer(tx, await findBooking(tx, reference, opener), language),
      );
      if (!booked.calendarFile) throw new Refusal("NOT_FOUND");
      return attachedFile(
        new TextEncoder().encode(booked.calendarFile),
        `${booked.reference}.ics`,
        "text/calendar; charset=utf-8",
      );
    })
    .openapi(issued, async (c) => {
      const { idSite } = c.var;
      const { reference, number } = c.req.valid("param");
      const opener = await countedOpener(rateLimits.paper, c.var, c.req.valid("query"));
      return attachedFile(
        await printedPaper(services, idSite, number, async (tx) => {
          const { id: idBooking } = await findBooking(tx, reference, opener);
          return { idBooking };
        }),
        `${number}.pdf`,
        "application/pdf",
      );
    });
}
