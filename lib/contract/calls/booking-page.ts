import {
  bookingChangeSchema,
  bookingPageSchema,
  cancelOutcomeSchema,
  cancelRequestSchema,
  changeOutcomeSchema,
  findBookingSchema as findRequest,
  handedIdentitySchema,
  identityCopySchema,
  nothingSchema,
  payLinkSchema,
} from "@/lib/contract/booking-page";
import { keyAccess } from "@/lib/contract/key-access";
import { offeredTimesSchema, timesRequestSchema } from "@/lib/contract/offered-time";
import { call } from "../call";

export const getBookingPage = call({
  name: "getBookingPage",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "get",
  path: "/booking/{reference}",
  summary: "A booking with its whole life; a wrong key is answered as an unknown reference is",
  ...keyAccess,
  answer: bookingPageSchema,
  says: "Where it stands, what was paid, and what may be done",
});

export const changeBooking = call({
  name: "changeBooking",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "put",
  path: "/booking/{reference}",
  summary: "Makes it another ride, up to 24 hours before its start; dryRun says what it would cost",
  ...keyAccess,
  body: bookingChangeSchema,
  answer: changeOutcomeSchema,
  says: "The new price, and what is to be paid or given back",
});

export const getTimesForChange = call({
  name: "getTimesForChange",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "quote",
  method: "post",
  path: "/booking/{reference}/times",
  summary: "The times of a day at which the booking's ride could be another one",
  ...keyAccess,
  body: timesRequestSchema,
  answer: offeredTimesSchema,
  says: "Every quarter of an hour of the day, in Paris",
});

export const handInIdentity = call({
  name: "handInIdentity",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "form",
  method: "post",
  path: "/booking/{reference}/identity",
  summary: "Hands in a copy of a proof of identity, in place of a former one",
  description:
    "It is kept out of reach, for the staff alone, until they have checked it, and for seven days at most.",
  ...keyAccess,
  form: identityCopySchema,
  answer: handedIdentitySchema,
  says: "It is received",
});

export const cancelBooking = call({
  name: "cancelBooking",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/booking/{reference}/cancel",
  summary: "Cancels it; dryRun says what one would get back, and why",
  ...keyAccess,
  body: cancelRequestSchema,
  answer: cancelOutcomeSchema,
  says: "What one gets back, and why",
});

export const withdrawBooking = call({
  name: "withdrawBooking",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/booking/{reference}/withdrawal",
  summary: "Withdraws from the contract; dryRun is the first of the two steps",
  ...keyAccess,
  body: cancelRequestSchema,
  answer: cancelOutcomeSchema,
  says: "What one gets back, and by when",
});

export const payBooking = call({
  name: "payBooking",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "bookingPage",
  method: "post",
  path: "/booking/{reference}/payment",
  summary: "Where what is due can be paid",
  ...keyAccess,
  answer: payLinkSchema,
  says: "A path of the site, valid for 48 hours",
});

export const findBooking = call({
  name: "findBooking",
  area: "booking",
  access: "ANYONE",
  limit: "booking",
  method: "post",
  path: "/booking/find",
  summary: "Mails the link of a booking to the address that it was made with",
  body: findRequest,
  answer: nothingSchema,
  says: "The same whether there is such a booking or not",
});
