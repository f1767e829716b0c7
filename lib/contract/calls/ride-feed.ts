import { z } from "zod";
import {
  madeRideFeedSchema,
  newRideFeedSchema,
  rideFeedsSchema,
} from "@/lib/contract/admin/ride-feed";
import { nothingSchema } from "@/lib/contract/booking-page";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const listRideFeeds = call({
  name: "listRideFeeds",
  area: "admin",
  can: "ride-feed:change",
  method: "get",
  path: "/admin/ride-feed",
  summary: "The addresses under which one’s own calendars read the rides",
  answer: rideFeedsSchema,
  says: "One’s own, the latest first",
});

export const addRideFeed = call({
  name: "addRideFeed",
  area: "admin",
  can: "ride-feed:change",
  method: "post",
  path: "/admin/ride-feed",
  summary: "Makes an address for a calendar, which is given this once",
  body: newRideFeedSchema,
  answer: madeRideFeedSchema,
  says: "The address",
});

export const endRideFeed = call({
  name: "endRideFeed",
  area: "admin",
  can: "ride-feed:change",
  proof: false,
  method: "delete",
  path: "/admin/ride-feed/{id}",
  summary: "Ends an address of one’s own: no calendar reads it any more",
  params: z.object({ id: integerParam() }),
  answer: nothingSchema,
  says: "It is ended",
});

export const readRideFeed = call({
  name: "readRideFeed",
  area: "booking",
  access: "KEY",
  limit: "bookingPage",
  method: "get",
  path: "/ride-feed/{code}/rides.ics",
  summary: "The rides of the last month and the next year as a calendar, for who has the address",
  params: z.object({ code: z.string().max(100) }),
  file: "text/calendar",
  says: "The calendar (RFC 5545)",
});
