import { z } from "zod";
import { bookingAccountSchema, chargeRequestSchema } from "@/lib/contract/admin/business";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getBookingAccount = call({
  name: "getBookingAccount",
  area: "admin",
  can: "business:read",
  method: "get",
  path: "/admin/booking/{id}/business",
  summary: "The business account that a booking is on, and those it could go on",
  params,
  answer: bookingAccountSchema,
  says: "Its account, its cost centre and the open accounts",
});

export const chargeBookingToBusiness = call({
  name: "chargeBookingToBusiness",
  area: "admin",
  can: "booking:act",
  proof: true,
  method: "post",
  path: "/admin/booking/{id}/business",
  summary: "Puts a booking on the account of a business, at its terms, or takes it off",
  params,
  body: chargeRequestSchema,
  answer: bookingAccountSchema,
  says: "Its account after it",
});
