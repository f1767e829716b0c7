import { and, desc, eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { DEMO_MEASURE_PATH } from "@/lib/rules/consent/demo-measure";
import { measuredPages } from "@/platform/db/schema/consent";
import { parameters } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import { newRouter, ok } from "@/platform/http/router";
import { DEMO_MEASURE_SCRIPT } from "./demo-measure-script";

/** Limits on a path's length, and on the paths of a day: anybody can make up an address. */
const LONGEST_PATH = 200;
const MOST_PATHS = 500;

/** Pages that the tool lists. */
const TOLD = 100;

/**
 * Routes of the demonstration's measuring tool: it speaks as Matomo does, counts page views by day
 * but no persons, and does not exist on a site with another tool or none.
 */
export function demoMeasureRouter() {
  const router = newRouter();
  const within = (
    c: Context<RequestContext>,
    work: (tx: Sql, day: string, idSite: number) => Promise<Response>,
  ) =>
    c.var.inUnitOfWork(async ({ tx, idSite, now }) => {
      const [address] = await tx
        .select({ value: parameters.value })
        .from(parameters)
        .where(eq(parameters.type, "MATOMO_URL"));
      if (address?.value !== DEMO_MEASURE_PATH) throw new ApiError("NOT_FOUND");
      return work(tx, parisDate(now), idSite);
    });
  router.get("/demo-measure/matomo.js", (c) =>
    within(c, async () =>
      c.body(DEMO_MEASURE_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    ),
  );
  router.post("/demo-measure/matomo.php", async (c) => {
    await c.var.countCall("visit");
    return within(c, async (tx, day, idSite) => {
      const path = pathOf(c.req.query("url") ?? "");
      if (path !== undefined) await countPage(tx, { idSite, day, path });
      return c.json(ok({}));
    });
  });
  router.get("/demo-measure", (c) =>
    within(c, async (tx, day) => {
      const seen = await tx
        .select({ path: measuredPages.path, count: measuredPages.count })
        .from(measuredPages)
        .where(eq(measuredPages.day, day))
        .orderBy(desc(measuredPages.count), measuredPages.path)
        .limit(TOLD);
      return c.json(ok({ day, seen }));
    }),
  );
  return router;
}

function pathOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  return pathname.length <= LONGEST_PATH ? pathname : undefined;
}

async function countPage(
  tx: Sql,
  page: { idSite: number; day: string; path: string },
): Promise<void> {
  const isIt = and(eq(measuredPages.day, page.day), eq(measuredPages.path, page.path));
  const isKnown = (await tx.$count(measuredPages, isIt)) > 0;
  if (!isKnown && (await tx.$count(measuredPages, eq(measuredPages.day, page.day))) >= MOST_PATHS)
    return;
  await tx
    .insert(measuredPages)
    .values(page)
    .onConflictDoUpdate({
      target: [measuredPages.idSite, measuredPages.day, measuredPages.path],
      set: { count: sql`${measuredPages.count} + 1` },
    });
}
