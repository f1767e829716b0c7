import { z } from "zod";
import {
  fareTrialSchema,
  supplementTrialSchema,
  vehicleTrialSchema,
} from "@/lib/contract/admin/fare-trial";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const tryVehicleFares = call({
  name: "tryVehicleFares",
  area: "admin",
  can: "fare:change",
  proof: false,
  method: "post",
  path: "/admin/vehicle/{id}/trial",
  summary: "Prices the vehicle’s past rides by other fares; nothing is saved",
  params,
  body: vehicleTrialSchema,
  answer: fareTrialSchema,
  says: "What they cost and would cost",
});

export const tryFareSupplement = call({
  name: "tryFareSupplement",
  area: "admin",
  can: "fare:change",
  proof: false,
  method: "post",
  path: "/admin/fare-supplement/{id}/trial",
  summary: "Prices past rides by today’s fares with another supplement; nothing is saved",
  params,
  body: supplementTrialSchema,
  answer: fareTrialSchema,
  says: "What they cost and would cost",
});
