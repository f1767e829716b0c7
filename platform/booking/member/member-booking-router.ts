import { desc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/member-booking";
import { bookings } from "@/platform/db/schema/booking";
import { documents } from "@/platform/db/schema/document";
import { orders } from "@/platform/db/schema/order";
import { isDocumentOf } from "@/platform/document/documents-of-purchases";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { newRouter } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
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

export function memberBookingRouter() {
  return newRouter()
    .answer(calls.getMemberBookings, async ({ tx, language, now, user }, { query }) => {
      const { when, ...filters } = query;
      const listing = readListing(filters, memberBookingListing(when));
      const isTheirs = readMemberBookings(user.id, when, now);
      const { rows, total } = await selectListing(tx, bookings, listing, isTheirs);
      return { bookings: await memberBookingViews(tx, rows, language, now), total };
    })
    .answer(calls.getMemberDocuments, async ({ tx, user }, { query }) => {
      const listing = readListing(query, PAPERS);
      const own = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.idUser, user.id));
      const bought = tx.select({ id: orders.id }).from(orders).where(eq(orders.idUser, user.id));
      const isTheirs = isDocumentOf(tx, own, bought);
      const { rows, total } = await selectListing(tx, documents, listing, isTheirs);
      return { papers: rows.map(memberDocumentView), total };
    });
}
