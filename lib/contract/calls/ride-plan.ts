import { ridePlanQuerySchema, ridePlanSchema } from "@/lib/contract/admin/ride-plan";
import { call } from "../call";

export const getRidePlan = call({
  name: "getRidePlan",
  area: "admin",
  can: "booking:read",
  method: "get",
  path: "/admin/ride-plan",
  summary: "The rides of some days of Paris, and when vehicles make none; six weeks at most",
  query: ridePlanQuerySchema,
  answer: ridePlanSchema,
  says: "Rides and blocks, the earliest first",
});
