import { z } from "zod";
import { allowedDatesSchema } from "@/lib/contract/calendar";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const getAllowedDates = call({
  name: "getAllowedDates",
  area: "booking",
  access: "ANYONE",
  method: "get",
  path: "/calendar/{id}/date/allowed/{month}/{year}",
  summary:
    "The days of a month on which a ride can be booked and a vehicle has time for one; by a calendar for collecting, those on which an order can be collected somewhere",
  params: z.object({
    id: integerParam(),
    month: integerParam(1, 12),
    year: integerParam(2000, 2200),
  }),
  answer: allowedDatesSchema,
  says: "Days of Paris, ascending; those on which a ride can only be asked for apart",
});
