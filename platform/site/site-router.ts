import { sql } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/site";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { visits } from "@/platform/db/schema/site-look";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readSiteInfo } from "./site-info";

/** Longest name of a campaign that is kept. */
const MAX_FROM = 100;

export function siteRouter({ isDelivered }: Services) {
  return newRouter()
    .answer(calls.getSiteInfo, ({ tx, language }) => readSiteInfo(tx, language, isDelivered))
    .answer(calls.logVisit, async ({ tx, idSite, now }, { param }) => {
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

/** Reads the name of a campaign, printable and short; it is used for logging only (§5). */
const campaignName = (from: string): string =>
  Array.from(from.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ""))
    .slice(0, MAX_FROM)
    .join("")
    .trim();
