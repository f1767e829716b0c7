import { z } from "zod";
import { bookingDriversSchema, driverAssignmentSchema } from "@/lib/contract/admin/driver";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getBookingDrivers = call({
  name: "getBookingDrivers",
  area: "admin",
  can: "booking:read",
  method: "get",
  path: "/admin/booking/{id}/driver",
  summary: "Who drives each ride of a booking, and who of the staff could",
  params,
  answer: bookingDriversSchema,
  says: "Its rides, and those who may be chosen",
});

export const assignDriver = call({
  name: "assignDriver",
  area: "admin",
  can: "booking:act",
  startsFrom: { field: "was" },
  method: "put",
  path: "/admin/ride/{id}/driver",
  summary: "Gives a ride a driver, another one or none; nobody drives two rides at once",
  params,
  body: driverAssignmentSchema,
  answer: z.object({ idDriver: z.number().int().nullable() }),
  says: "Who drives it now",
});
