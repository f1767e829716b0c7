import type { z } from "zod";
import type { contentLinesSchema } from "@/lib/contract/content/draft";
import type { Addresses } from "@/lib/contract/page";
import { contentItems } from "@/platform/db/schema/content-item";
import { vacuumTables } from "@/platform/jobs/nightly-vacuum";
import { proofRun, say } from "@/simulations/proof-run";
import { type AskedOfEach, timesInTurns } from "@/simulations/times-in-turns";
import { localPostgres } from "@/testing/local-postgres";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform } from "@/testing/test-platform";
import { addNewsPage, fillNews, newsSlugOf, RARE } from "./fill-news";

const SMALL = { idSite: 901, news: 100 };
const LARGE = { idSite: 902, news: 100_000 };
const MOST = 1.5;

/** Length of the part of the sitemap, and of the list, at the end of both. */
const PART = 50;

type Lines = z.output<typeof contentLinesSchema>;

const postgres = await localPostgres();
if (!postgres) say("There is no PostgreSQL here: on the embedded database alone");

let isSlow = false;
for (const server of postgres ? [null, postgres] : [null]) {
  const platform = await openTestPlatform({ server });
  const { everySite } = platform.database;
  await everySite.delete(contentItems);
  for (const size of [SMALL, LARGE]) {
    await addNewsPage(everySite, size.idSite);
    await fillNews(everySite, size, platform.clock.now());
  }
  await vacuumTables(everySite, platform.clock.now());
  const sites = [SMALL.idSite, LARGE.idSite];
  const staff = new Map<number, Record<string, string>>();
  for (const idSite of sites) staff.set(idSite, (await logIn(platform, "ADMIN", idSite)).headers);
  const headers = (idSite: number) => staff.get(idSite) ?? {};
  const ofNews = (path: string, expected: number): AskedOfEach => ({
    path,
    found: ({ news }: { news: unknown[] }) => news.length,
    expected,
  });
  const ofPanel = (path: string, expected: number): AskedOfEach => ({
    path,
    headers,
    found: ({ items }: Lines) => items.length,
    expected,
  });
  const questions = {
    list: ofNews("/news?nbItem=10", 10),
    "second page": ofNews("/news?nbItem=10&page=2", 10),
    item: ofNews(`/news?slug=${newsSlugOf(50)}`, 1),
    sitemap: {
      path: `/content/address?nbItem=${PART}`,
      found: ({ addresses }: Addresses) => addresses.length,
      expected: PART,
    },
    "panel's list": ofPanel("/admin/content/news", 25),
    "panel's search": ofPanel("/admin/content/news?search=eglantiers", RARE),
  };
  // The first answers warm caches and compiled code.
  await timesInTurns(platform, questions, { sites, rounds: 5 });
  const [small, large] = await timesInTurns(platform, questions, { sites, rounds: proofRun.runs });
  for (const question of Object.keys(questions) as (keyof typeof questions)[]) {
    const [less = 0, more = 0] = [small?.[question], large?.[question]];
    const ratio = more / less;
    isSlow ||= ratio > MOST;
    say(
      `${server ? "PostgreSQL" : "embedded"}: ${question}: ${less.toFixed(1)} ms at ${SMALL.news}, ` +
        `${more.toFixed(1)} ms at ${LARGE.news}: × ${ratio.toFixed(2)}`,
    );
  }
  await platform.close();
}
if (isSlow) throw new Error(`More than ${MOST} times as long`);
