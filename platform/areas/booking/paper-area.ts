import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { nothing } from "@/lib/contract/booking-page";
import { answers, newArea } from "@/platform/area";
import { findBooking, type Opener, openerOf } from "@/platform/booking-life/find-booking";
import { paper, paperFile } from "@/platform/db/schema/paper";
import { proofOf } from "@/platform/papers/paper-of-booking";
import { spend } from "@/platform/rate-limits";
import { Refusal } from "@/platform/refusal";
import { route } from "@/platform/route";
import type { Services } from "@/platform/services";
import { bookingAnswer } from "./booking-answer";

const opened = {
  params: z.object({ reference: z.string().max(20) }),
  query: z.object({ key: z.string().max(100).default("") }),
};

const file = (contentType: string, description: string) => ({
  200: { description, content: { [contentType]: { schema: z.string() } } },
  default: answers(nothing, "").default,
});

const proof = route({
  access: "KEY",
  method: "get",
  path: "/booking/{reference}/proof",
  summary: "The booking proof, as a PDF",
  request: opened,
  responses: file("application/pdf", "The proof with its seven mentions"),
});

const calendar = route({
  access: "KEY",
  method: "get",
  path: "/booking/{reference}/calendar",
  summary: "The rides as a calendar file (RFC 5545)",
  request: opened,
  responses: file("text/calendar", "The calendar file, as the booking stands"),
});

const issued = route({
  access: "KEY",
  method: "get",
  path: "/booking/{reference}/paper/{number}",
  summary: "A quote, an invoice or a credit note, as a PDF",
  request: { ...opened, params: opened.params.extend({ number: z.string().max(20) }) },
  responses: file("application/pdf", "The paper as it was issued"),
});

export function paperArea(services: Services) {
  const { database, clock, rateLimits } = services;
  return newArea()
    .openapi(proof, async (c) => {
      const { idSite, address } = c.var;
      await spend(rateLimits.paper, idSite, address);
      const { reference } = c.req.valid("param");
      const opener = await openerOf(c.req.valid("query").key, c.var.caller);
      const data = await database.inSite(idSite, async (tx) => {
        const row = await findBooking(tx, reference, opener);
        if (!row.idVehicle) throw new Refusal("NOT_FOUND");
        return proofOf(tx, row, clock.now());
      });
      return attached(await services.print(data), `${data.number}.pdf`, "application/pdf");
    })
    .openapi(calendar, async (c) => {
      const { idSite, language, address } = c.var;
      await spend(rateLimits.paper, idSite, address);
      const { reference } = c.req.valid("param");
      const opener = await openerOf(c.req.valid("query").key, c.var.caller);
      const booked = await database.inSite(idSite, async (tx) =>
        bookingAnswer(tx, await findBooking(tx, reference, opener), language),
      );
      if (!booked.calendarFile) throw new Refusal("NOT_FOUND");
      return attached(
        new TextEncoder().encode(booked.calendarFile),
        `${booked.reference}.ics`,
        "text/calendar; charset=utf-8",
      );
    })
    .openapi(issued, async (c) => {
      const { idSite, address } = c.var;
      await spend(rateLimits.paper, idSite, address);
      const { reference, number } = c.req.valid("param");
      const opener = await openerOf(c.req.valid("query").key, c.var.caller);
      return attached(
        await printed(services, idSite, { reference, opener, number }),
        `${number}.pdf`,
        "application/pdf",
      );
    });
}

/** A paper's PDF; printed the first time it is asked for, and kept. */
async function printed(
  { database, print }: Services,
  idSite: number,
  { reference, opener, number }: { reference: string; opener: Opener; number: string },
): Promise<Uint8Array> {
  const { row, kept } = await database.inSite(idSite, async (tx) => {
    const { id } = await findBooking(tx, reference, opener);
    const [found] = await tx.select().from(paper).where(eq(paper.number, number));
    if (!found || found.idBooking !== id) throw new Refusal("NOT_FOUND");
    const [pdf] = await tx.select().from(paperFile).where(eq(paperFile.idPaper, found.id));
    return { row: found, kept: pdf?.pdf };
  });
  if (kept) return kept;
  const pdf = await print(row.data);
  await database.inSite(idSite, (tx) =>
    tx.insert(paperFile).values({ idPaper: row.id, idSite, pdf }).onConflictDoNothing(),
  );
  return pdf;
}

const attached = (bytes: Uint8Array, filename: string, contentType: string) =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `inline; filename="${filename}"`,
    },
  });
