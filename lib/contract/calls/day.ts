import { z } from "zod";
import {
  dayPageSchema,
  dayQuerySchema,
  dayRideSchema,
  rideArrivalSchema,
  rideStepRequestSchema,
} from "@/lib/contract/admin/day";
import { integerParam } from "@/lib/contract/integer-param";
import { rideStepSchema } from "@/lib/contract/ride-step";
import { call } from "../call";

export const getDay = call({
  name: "getDay",
  area: "admin",
  can: "booking:read",
  atTheWheel: true,
  method: "get",
  path: "/admin/day",
  summary: "A day of Paris by vehicle, and what waits for the company",
  query: dayQuerySchema,
  answer: dayPageSchema,
  says: "The day",
});

export const sayRideStep = call({
  name: "sayRideStep",
  area: "admin",
  can: "booking:act",
  atTheWheel: true,
  method: "post",
  path: "/admin/ride/{id}/step",
  summary: "Says how far a ride has come; said again, it changes nothing",
  params: z.object({ id: integerParam() }),
  body: rideStepRequestSchema,
  answer: dayRideSchema,
  says: "The ride as it is now",
});

export const takeBackRideStep = call({
  name: "takeBackRideStep",
  area: "admin",
  can: "booking:act",
  atTheWheel: true,
  method: "delete",
  path: "/admin/ride/{id}/step/{step}",
  summary: "Takes back the step of a ride that was said last, within half a minute",
  params: z.object({ id: integerParam(), step: rideStepSchema }),
  answer: dayRideSchema,
  says: "The ride as it is now",
});

export const sayRideArrival = call({
  name: "sayRideArrival",
  area: "admin",
  can: "booking:act",
  atTheWheel: true,
  startsFrom: { field: "was" },
  method: "put",
  path: "/admin/ride/{id}/arrival",
  summary: "Says when the flight or train of a ride comes in: what is waited free counts from it",
  params: z.object({ id: integerParam() }),
  body: rideArrivalSchema,
  answer: dayRideSchema,
  says: "The ride as it is now",
});
