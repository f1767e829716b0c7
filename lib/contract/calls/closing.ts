import {
  closingCheckSchema,
  closingRequestSchema,
  closingSchema,
  closingsPageSchema,
} from "@/lib/contract/admin/closing";
import { date } from "@/lib/contract/field/fields";
import { call } from "../call";

export const getClosings = call({
  name: "getClosings",
  area: "admin",
  can: "closing:read",
  method: "get",
  path: "/admin/closing",
  summary: "The periods of the books that were closed, the last one first, and what can be next",
  answer: closingsPageSchema,
  says: "The closings",
});

export const checkClosings = call({
  name: "checkClosings",
  area: "admin",
  can: "closing:read",
  method: "get",
  path: "/admin/closing/verification",
  summary: "Whether the closings are a whole chain, and still what the books say",
  answer: closingCheckSchema,
  says: "The closings that differ",
});

export const closePeriod = call({
  name: "closePeriod",
  area: "admin",
  can: "closing:make",
  method: "post",
  path: "/admin/closing",
  summary: "Closes the period that follows the last closing, for good",
  body: closingRequestSchema,
  fields: { until: date("Du {from} au", "From {from} until") },
  answer: closingSchema,
  says: "The closing",
});
