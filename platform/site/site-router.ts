import { sql } from "drizzle-orm";
import { z } from "zod";
import { siteInfoSchema, visitSchema } from "@/lib/contract/site";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { visits } from "@/platform/db/schema/site-look";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
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

export function siteRouter({ database, clock }: Services) {
  return newRouter()
    .openapi(info, async (c) => {
      const { idSite, language } = c.var;
      const data = await database.inSite(idSite, (tx) => readSiteInfo(tx, language));
      return c.json(ok(data), 200);
    })
    .openapi(logVisit, async (c) => {
      const { idSite } = c.var;
      const from = campaignName(c.req.valid("param").from);
      if (!from) return c.json(ok({ logged: false }), 200);
      const day = parisDate(clock.now());
      await database.inSite(idSite, (tx) =>
        tx
          .insert(visits)
          .values({ idSite, from, day })
          .onConflictDoUpdate({
            target: [visits.idSite, visits.from, visits.day],
            set: { count: sql`${visits.count} + 1` },
          }),
      );
      return c.json(ok({ logged: true }), 200);
    });
}

/** Used for logging only (§5): what it says is kept as a name, printable and short. */
const campaignName = (from: string): string =>
  Array.from(from.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ""))
    .slice(0, MAX_FROM)
    .join("")
    .trim();
