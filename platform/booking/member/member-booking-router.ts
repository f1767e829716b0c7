import { z } from "@hono/zod-openapi";
import { desc, eq, inArray, or } from "drizzle-orm";
import { memberBookingsSchema, memberDocumentsSchema } from "@/lib/contract/member-booking";
import { bookings } from "@/platform/db/schema/booking";
import { documents } from "@/platform/db/schema/document";
import { orders } from "@/platform/db/schema/order";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import type { Services } from "@/platform/services/services";
import { memberBookingListing, readMemberBookings } from "./member-booking-listing";
import { memberBookingViews } from "./member-booking-view";
import { memberDocumentView } from "./member-document-view";

const PAPERS: ListingDeclaration = {
  fields: {
    number: { of: documents.number, type: "text" },
    issuedAt: { of: documents.issuedAt, type: "instant" },
  },
  order: [desc(documents.issuedAt), desc(documents.id)],
};

const listBookings = route({
  name: "getMemberBookings",
  area: "member",
  can: "own-booking:read",
  method: "get",
  path: "/user/booking",
  summary: "The member’s bookings: what is to come, the next first, or what was, the last first",
  request: {
    query: listingParameters(memberBookingListing("upcoming")).extend({
      when: z.enum(["upcoming", "past"]).default("upcoming"),
    }),
  },
  responses: responses(memberBookingsSchema, "A page of them"),
});

const listPapers = route({
  name: "getMemberDocuments",
  area: "member",
  can: "own-document:read",
  method: "get",
  path: "/user/paper",
  summary: "The member’s quotes, invoices and credit notes, the newest first",
  request: { query: listingParameters(PAPERS) },
  responses: responses(memberDocumentsSchema, "A page of them"),
});

export function memberBookingRouter({ database, clock }: Services) {
  return newRouter()
    .openapi(listBookings, async (c) => {
      const { idSite, language, user } = c.var;
      const { when } = c.req.valid("query");
      const { when: _, ...query } = c.req.query();
      const listing = readListing(query, memberBookingListing(when));
      const now = clock.now();
      const data = await database.inSite(idSite, async (tx) => {
        const { rows, total } = await selectListing(
          tx,
          bookings,
          listing,
          readMemberBookings(user.id, when, now),
        );
        return { bookings: await memberBookingViews(tx, rows, language, now), total };
      });
      return c.json(ok(data), 200);
    })
    .openapi(listPapers, async (c) => {
      const { id } = c.var.user;
      const listing = readListing(c.req.query(), PAPERS);
      const data = await database.inSite(c.var.idSite, async (tx) => {
        const own = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.idUser, id));
        const bought = tx.select({ id: orders.id }).from(orders).where(eq(orders.idUser, id));
        const isTheirs = or(inArray(documents.idBooking, own), inArray(documents.idOrder, bought));
        const { rows, total } = await selectListing(tx, documents, listing, isTheirs);
        return { papers: rows.map(memberDocumentView), total };
      });
      return c.json(ok(data), 200);
    });
}
