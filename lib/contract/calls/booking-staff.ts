import { staffActionSchema, staffPageSchema } from "@/lib/contract/booking-staff";
import { keyAccess } from "@/lib/contract/key-access";
import { call } from "../call";

export const getStaffPage = call({
  name: "getStaffPage",
  area: "booking",
  access: "KEY",
  limit: "bookingPage",
  method: "get",
  path: "/booking/{reference}/company",
  summary: "A booking as the company sees it, opened by the link in the company’s mail",
  ...keyAccess,
  answer: staffPageSchema,
  says: "The booking, and what the company may do with it",
});

export const actOnBooking = call({
  name: "actOnBooking",
  area: "booking",
  access: "KEY",
  limit: "bookingPage",
  method: "post",
  path: "/booking/{reference}/company",
  summary: "The company confirms, prices, cancels or completes it, or records money",
  ...keyAccess,
  body: staffActionSchema,
  answer: staffPageSchema,
  says: "The booking after it",
});
