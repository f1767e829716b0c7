import { z } from "zod";
import { staffChangeOutcomeSchema, staffChangeSchema } from "@/lib/contract/admin/change-ride";
import { integerParam } from "@/lib/contract/integer-param";
import { offeredTimesSchema, timesRequestSchema } from "@/lib/contract/offered-time";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const changeRideByStaff = call({
  name: "changeRideByStaff",
  area: "admin",
  can: "booking:change",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/booking/{id}/ride",
  summary: "Makes it another ride until it begins; dryRun says what it would cost",
  params,
  body: staffChangeSchema,
  answer: staffChangeOutcomeSchema,
  says: "The new price, and what is to be paid or given back",
});

export const getTimesForStaffChange = call({
  name: "getTimesForStaffChange",
  area: "admin",
  can: "booking:change",
  method: "post",
  path: "/admin/booking/{id}/times",
  summary: "The times of a day at which the booking’s ride could be another one",
  params,
  body: timesRequestSchema,
  answer: offeredTimesSchema,
  says: "Every quarter of an hour of the day, in Paris",
});
