import { z } from "zod";
import { dayQuerySchema, rideStepRequestSchema } from "@/lib/contract/admin/day";
import { driverDaySchema, driverPaymentSchema } from "@/lib/contract/admin/driver";
import { choice, euros } from "@/lib/contract/field/fields";
import { integerParam } from "@/lib/contract/integer-param";
import { rideStepSchema } from "@/lib/contract/ride-step";
import { call } from "../call";

const params = z.object({ id: integerParam() });

const nothingSchema = z.object({});

export const getDriverDay = call({
  name: "getDriverDay",
  area: "admin",
  can: "own-ride:read",
  method: "get",
  path: "/driver/day",
  summary: "The rides of a day of Paris that the one who calls drives",
  query: dayQuerySchema,
  answer: driverDaySchema,
  says: "Their day",
});

export const sayOwnRideStep = call({
  name: "sayOwnRideStep",
  area: "admin",
  can: "own-ride:act",
  method: "post",
  path: "/driver/ride/{id}/step",
  summary: "Says how far a ride of one’s own has come; said again, it changes nothing",
  params,
  body: rideStepRequestSchema,
  answer: nothingSchema,
  says: "It is said",
});

export const takeBackOwnRideStep = call({
  name: "takeBackOwnRideStep",
  area: "admin",
  can: "own-ride:act",
  method: "delete",
  path: "/driver/ride/{id}/step/{step}",
  summary: "Takes back the step of a ride of one’s own that was said last, within half a minute",
  params: params.extend({ step: rideStepSchema }),
  answer: nothingSchema,
  says: "It is taken back",
});

export const recordOwnRidePayment = call({
  name: "recordOwnRidePayment",
  area: "admin",
  can: "own-ride:act",
  method: "post",
  path: "/driver/ride/{id}/payment",
  summary: "Records money that a driver took on board, where the company lets them",
  params,
  body: driverPaymentSchema,
  fields: {
    method: choice("Comment", "How", {
      CASH: ["Espèces", "Cash"],
      TERMINAL: ["Carte, sur le terminal", "Card, on the terminal"],
    }),
    amount: euros("Montant", "Amount"),
  },
  answer: nothingSchema,
  says: "It is recorded",
});
