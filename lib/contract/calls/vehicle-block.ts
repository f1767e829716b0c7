import { z } from "zod";
import { newBlockOutcomeSchema, newVehicleBlockSchema } from "@/lib/contract/admin/ride-plan";
import { nothingSchema } from "@/lib/contract/booking-page";
import { dayAndTime, exemplified, line } from "@/lib/contract/field/fields";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const addVehicleBlock = call({
  name: "addVehicleBlock",
  area: "admin",
  can: "vehicle:block",
  method: "post",
  path: "/admin/vehicle-block",
  summary: "Keeps a vehicle from making rides for a time; what is in the way keeps it from that",
  body: newVehicleBlockSchema,
  fields: {
    startAt: dayAndTime("Du", "From"),
    endAt: dayAndTime("Au", "Until"),
    reason: exemplified(line("Motif", "Reason"), "Congés", "Holiday"),
  },
  answer: newBlockOutcomeSchema,
  says: "The block, or the rides in its way",
});

export const removeVehicleBlock = call({
  name: "removeVehicleBlock",
  area: "admin",
  can: "vehicle:block",
  method: "delete",
  path: "/admin/vehicle-block/{id}",
  summary: "Has a vehicle make rides again",
  params: z.object({ id: integerParam() }),
  answer: nothingSchema,
  says: "It is gone",
});
