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

export const openSite = call({
  name: "openSite",
  area: "admin",
  can: "site:open",
  startsFrom: { no: "a site that is open stays open" },
  method: "post",
  path: "/admin/duty/open",
  summary: "Opens a site that was being made: search engines may read it, and it sells",
  description: "CONFLICT while an essential duty is lacking.",
  answer: dutyPageSchema,
  says: "The duties, of a site that is open",
});
