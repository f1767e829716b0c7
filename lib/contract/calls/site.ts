import { z } from "zod";
import { siteInfoSchema, visitSchema } from "@/lib/contract/site";
import { call } from "../call";

export const getSiteInfo = call({
  name: "getSiteInfo",
  area: "site",
  access: "ANYONE",
  method: "get",
  path: "/site/info",
  summary: "What the site is (§3 Site info)",
  answer: siteInfoSchema,
  says: "The site, its languages, logos and fonts",
});

export const logVisit = call({
  name: "logVisit",
  area: "site",
  access: "ANYONE",
  limit: "visit",
  method: "get",
  path: "/site/visit/{from}",
  summary: "Logs a visit that came with ?from= (§2)",
  params: z.object({ from: z.string().min(1).max(2000) }),
  answer: visitSchema,
  says: "Whether the visit is counted",
});
