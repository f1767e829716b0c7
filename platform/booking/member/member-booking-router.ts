import { z } from "@hono/zod-openapi";
import { desc, eq, inArray, or } from "drizzle-orm";
import { memberBookings, memberPapers } from "@/lib/contract/member-booking";
import { booking } from "@/platform/db/schema/booking";
import { shopOrder } from "@/platform/db/schema/order";
import { paper } from "@/platform/db/schema/paper";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { memberOf, route } from "@/platform/http/route";
import { answers, newArea, ok } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import type { Services } from "@/platform/services/services";
import { bookingsOf, memberBookingListing } from "./member-booking-listing";
import { memberBookingAnswers } from "./member-booking-view";
import { memberPaperAnswer } from "./member-document-view";

const PAPERS: ListingDeclaration = {
  fields: {
    number: { of: paper.number, type: "text" },
    issuedAt: { of: paper.issuedAt, type: "instant" },
  },
  order: [desc(paper.issuedAt), desc(paper.id)],
};

const listBookings = route({
  access: "MEMBER",
  method: "get",
  path: "/user/booking",
  summary: "The member’s bookings: what is to come, the next first, or what was, the last first",
  request: {
    query: listingParameters(memberBookingListing("upcoming")).extend({
      when: z.enum(["upcoming", "past"]).default("upcoming"),
    }),
  },
  responses: answers(memberBookings, "A page of them"),
});

const listPapers = route({
  access: "MEMBER",
  method: "get",
  path: "/user/paper",
  summary: "The member’s quotes, invoices and credit notes, the newest first",
  request: { query: listingParameters(PAPERS) },
  responses: answers(memberPapers, "A page of them"),
});

export function memberBookingArea({ database, clock }: Services) {
  return newArea()
    .openapi(listBookings, async (c) => {
      const { idSite, language } = c.var;
      const { id } = await memberOf(c);
      const { when } = c.req.valid("query");
      const { when: _, ...query } = c.req.query();
      const asked = readListing(query, memberBookingListing(when));
      const now = clock.now();
      const data = await database.inSite(idSite, async (tx) => {
        const { rows, total } = await selectListing(tx, booking, asked, bookingsOf(id, when, now));
        return { bookings: await memberBookingAnswers(tx, rows, language, now), total };
      });
      return c.json(ok(data), 200);
    })
    .openapi(listPapers, async (c) => {
      const { id } = await memberOf(c);
      const asked = readListing(c.req.query(), PAPERS);
      const data = await database.inSite(c.var.idSite, async (tx) => {
        const own = tx.select({ id: booking.id }).from(booking).where(eq(booking.idUser, id));
        const bought = tx
          .select({ id: shopOrder.id })
          .from(shopOrder)
          .where(eq(shopOrder.idUser, id));
        const isTheirs = or(inArray(paper.idBooking, own), inArray(paper.idOrder, bought));
        const { rows, total } = await selectListing(tx, paper, asked, isTheirs);
        return { papers: rows.map(memberPaperAnswer), total };
      });
      return c.json(ok(data), 200);
    });
}
