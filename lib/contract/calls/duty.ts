import { dutyPageSchema } from "@/lib/contract/admin/duty";
import { call } from "../call";

export const getDuties = call({
  name: "getDuties",
  area: "admin",
  can: "parameter:read",
  method: "get",
  path: "/admin/duty",
  summary: "What the law asks of the site, what it lacks of that, and where it is mended",
  answer: dutyPageSchema,
  says: "The duties that the site has, those it lacks first",
});
