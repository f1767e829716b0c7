import { desc, eq } from "drizzle-orm";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { closings } from "@/platform/db/schema/closing";
import { aPerson } from "@/testing/scene";
import { staffGets } from "./get-case";
import { type MakeCase, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const PERIOD = "/admin/money?from=2026-01-01&until=2026-12-31";

/** Makes a case that closes the first day that is not closed yet. */
const ofNextDay: MakeCase = async ({ platform: { database } }) => {
  const [last] = await database.everySite
    .select({ until: closings.untilDay })
    .from(closings)
    .where(eq(closings.idSite, SITE))
    .orderBy(desc(closings.untilDay))
    .limit(1);
  const until = last ? daysLater(last.until, 1) : "2026-11-01";
  return [{ path: "/admin/closing", body: { until } }];
};

/** Calls by which the books are read and closed. */
export const closingCases: RouterCases = {
  routes: {
    "GET /admin/money": plain(PERIOD),
    "GET /admin/closing": plain("/admin/closing"),
    "GET /admin/closing/verification": plain("/admin/closing/verification"),
    "POST /admin/closing": ofNextDay,
  },

  gets: async ({ platform, idSite, admin }) => {
    // A new session needs no proof.
    const { headers } = await aPerson(platform, "ADMIN", idSite);
    await platform.data("POST", "/admin/closing", {
      idSite,
      headers: { ...headers },
      body: { until: "2026-11-01" },
    });
    const get = staffGets(admin);
    return {
      "/admin/money": get(PERIOD),
      "/admin/closing": get("/admin/closing"),
      "/admin/closing/verification": get("/admin/closing/verification"),
    };
  },
};
