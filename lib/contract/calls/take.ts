import { z } from "zod";
import {
  knownCustomersSchema,
  staffQuoteSchema,
  takeBookingSchema,
  takenBookingSchema,
} from "@/lib/contract/admin/take-booking";
import { rideOrderSchema } from "@/lib/contract/booking";
import { offeredTimesSchema, timesRequestSchema } from "@/lib/contract/offered-time";
import { call } from "../call";

export const quoteTakenRide = call({
  name: "quoteTakenRide",
  area: "admin",
  can: "booking:take",
  method: "post",
  path: "/admin/booking/quote",
  summary: "The price of a ride that the staff take, and what is in the way of each vehicle",
  body: rideOrderSchema,
  answer: staffQuoteSchema,
  says: "Amounts in euros, VAT included",
});

export const getTimesForStaff = call({
  name: "getTimesForStaff",
  area: "admin",
  can: "booking:take",
  method: "post",
  path: "/admin/booking/times",
  summary:
    "The times of a day at which the staff could take a ride, whatever the site’s calendar says",
  body: timesRequestSchema,
  answer: offeredTimesSchema,
  says: "Every quarter of an hour of the day, in Paris",
});

export const takeBooking = call({
  name: "takeBooking",
  area: "admin",
  can: "booking:take",
  idempotent: true,
  method: "post",
  path: "/admin/booking",
  summary: "Books a ride by telephone; the same Idempotency-Key gives the same booking",
  body: takeBookingSchema,
  answer: takenBookingSchema,
  says: "What has been booked",
});

export const findKnownCustomers = call({
  name: "findKnownCustomers",
  area: "admin",
  can: "booking:take",
  method: "get",
  path: "/admin/known-customer",
  summary: "Members and guests by name, address, telephone number or company",
  query: z.object({ search: z.string().trim().min(2).max(100) }),
  answer: knownCustomersSchema,
  says: "Eight of them at most, members first",
});
