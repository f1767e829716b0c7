import { glancePageSchema } from "@/lib/contract/admin/glance";
import { call } from "../call";

export const getGlance = call({
  name: "getGlance",
  area: "admin",
  can: "panel:open",
  method: "get",
  path: "/admin/glance",
  summary: "Rides, orders, income and visits until today, and what is left to do",
  answer: glancePageSchema,
  says: "As far as one may read each",
});
