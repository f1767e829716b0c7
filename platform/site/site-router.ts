import { sql } from "drizzle-orm";
import { z } from "zod";
import { siteInfoSchema, visitSchema } from "@/lib/contract/site";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { visits } from "@/platform/db/schema/site-look";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readSiteInfo } from "./site-info";

const info = route({
  name: "getSiteInfo",
  area: "site",
  access: "ANYONE",
  method: "get",
  path: "/site/info",
  summary: "What the site is (§3 Site info)",
  responses: responses(siteInfoSchema, "The site, its languages, logos and fonts"),
});

/** The longest name of a campaign that is kept. */
const MAX_FROM = 100;

const logVisit = route({
  name: "logVisit",
  area: "site",
  access: "ANYONE",
  limit: "visit",
  method: "get",
  path: "/site/visit/{from}",
  summary: "Logs a visit that came with ?from= (§2)",
  request: { params: z.object({ from: z.string().min(1).max(2000) }) },
  responses: responses(visitSchema, "Whether the visit is counted"),
});

export function siteRouter({ isDelivered }: Services) {
  return newRouter()
    .answer(info, ({ tx, language }) => readSiteInfo(tx, language, isDelivered))
    .answer(logVisit, async ({ tx, idSite, now }, { param }) => {
      const from = campaignName(param.from);
      if (!from) return { logged: false };
      await tx
        .insert(visits)
        .values({ idSite, from, day: parisDate(now) })
        .onConflictDoUpdate({
          target: [visits.idSite, visits.from, visits.day],
          set: { count: sql`${visits.count} + 1` },
        });
      return { logged: true };
    });
}

/** Used for logging only (§5): what it says is kept as a name, printable and short. */
const campaignName = (from: string): string =>
  Array.from(from.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ""))
    .slice(0, MAX_FROM)
    .join("")
    .trim();
