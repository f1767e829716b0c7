import { z } from "zod";
import { memberBookingsSchema, memberDocumentsSchema } from "@/lib/contract/member-booking";
import { call } from "../call";
import { listingQuery } from "../listing-query";

export const getMemberBookings = call({
  name: "getMemberBookings",
  area: "member",
  can: "own-booking:read",
  method: "get",
  path: "/user/booking",
  summary: "The member’s bookings: what is to come, the next first, or what was, the last first",
  query: listingQuery({ reference: "text", status: "text", startAt: "instant" }).extend({
    when: z.enum(["upcoming", "past"]).default("upcoming"),
  }),
  answer: memberBookingsSchema,
  says: "A page of them",
});

export const getMemberDocuments = call({
  name: "getMemberDocuments",
  area: "member",
  can: "own-document:read",
  method: "get",
  path: "/user/paper",
  summary: "The member’s quotes, invoices and credit notes, the newest first",
  query: listingQuery({ number: "text", issuedAt: "instant" }),
  answer: memberDocumentsSchema,
  says: "A page of them",
});
