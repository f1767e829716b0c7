import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { contentLinesSchema } from "@/lib/contract/content/draft";
import type { Addresses } from "@/lib/contract/page";
import type { SearchAnswer } from "@/lib/contract/search";
import { HITS_A_PAGE } from "@/lib/rules/search/search-limits";
import { contentItems } from "@/platform/db/schema/content-item";
import { searchEntries } from "@/platform/db/schema/search-entry";
import { vacuumTables } from "@/platform/jobs/nightly-vacuum";
import { proofRun, say } from "@/simulations/proof-run";
import { type AskedOfEach, timesInTurns } from "@/simulations/times-in-turns";
import { localPostgres } from "@/testing/local-postgres";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import {
  addPageOf,
  contentSlug,
  type FilledName,
  fillContents,
  RARE_CONTENTS,
  ROUTE,
} from "./fill-contents";

const SMALL = { idSite: 901, count: 100 };
const LARGE = { idSite: 902, count: Number(process.env.PROOF_SIZE ?? 100_000) };
const SITES = [SMALL, LARGE];
const MOST = 1.5;

/** Length of the part of the sitemap, and of the list, at the end of both. */
const PART = 50;

/** Number of a content that is asked for by itself. */
const ASKED = 50;

type Lines = z.output<typeof contentLinesSchema>;

const postgres = await localPostgres();
if (!postgres) say("There is no PostgreSQL here: on the embedded database alone");

let isSlow = false;
for (const server of postgres ? [null, postgres] : [null]) {
  const platform = await openTestPlatform({ server });
  await fill(platform);
  const questions = await questionsTo(platform);
  const sites = SITES.map(({ idSite }) => idSite);
  // The first answers warm caches and compiled code.
  await timesInTurns(platform, questions, { sites, rounds: 5 });
  const [small, large] = await timesInTurns(platform, questions, { sites, rounds: proofRun.runs });
  for (const question of Object.keys(questions)) {
    const [less = 0, more = 0] = [small?.[question], large?.[question]];
    const ratio = more / less;
    isSlow ||= ratio > MOST;
    say(
      `${server ? "PostgreSQL" : "embedded"}: ${question}: ${less.toFixed(1)} ms at ${SMALL.count}, ` +
        `${more.toFixed(1)} ms at ${LARGE.count}: × ${ratio.toFixed(2)}`,
    );
  }
  await platform.close();
}
if (isSlow) throw new Error(`More than ${MOST} times as long`);

/** Gives both sites as many news, articles and elements. */
async function fill({ database: { everySite }, clock }: TestPlatform): Promise<void> {
  await everySite.delete(searchEntries);
  await everySite.delete(contentItems);
  const now = clock.now();
  for (const { idSite, count } of SITES) {
    await addPageOf(everySite, idSite, { role: "NEWS", route: "actualites" });
    await addPageOf(everySite, idSite, { role: "BLOG", route: "journal" });
    for (const name of ["news", "blog", "element"] as const) {
      await fillContents(everySite, { idSite, name, count }, now);
    }
  }
  await vacuumTables(everySite, now);
}

async function questionsTo(platform: TestPlatform): Promise<Record<string, AskedOfEach>> {
  const staff = new Map<number, Record<string, string>>();
  const ids = new Map<string, number>();
  for (const { idSite } of SITES) {
    staff.set(idSite, (await logIn(platform, "ADMIN", idSite)).headers);
    for (const name of ["blog", "element"] as const) {
      ids.set(`${name} ${idSite}`, await idOf(platform, idSite, name));
    }
  }
  const visited = (
    path: AskedOfEach["path"],
    found: (answer: never) => unknown[],
    expected: number,
  ): AskedOfEach => ({ path, found: (answer) => found(answer).length, expected });
  const ofPanel = (path: string, expected: number): AskedOfEach => ({
    ...visited(path, ({ items }: Lines) => items, expected),
    headers: (idSite) => staff.get(idSite) ?? {},
  });
  const news = ({ news }: { news: unknown[] }) => news;
  const blogs = ({ blogs }: { blogs: unknown[] }) => blogs;
  const elements = ({ items }: { items: unknown[] }) => items;
  const itself = (answer: unknown) => [answer];
  const addresses = ({ addresses }: Addresses) => addresses;
  const hits = ({ hits, total }: SearchAnswer) => (total > hits.length ? hits : []);
  const near = ({ hits, isNear }: SearchAnswer) => (isNear ? hits : []);
  return {
    "news: list": visited("/news?nbItem=10", news, 10),
    "news: second page": visited("/news?nbItem=10&page=2", news, 10),
    "news: item": visited(`/news?slug=${contentSlug(ASKED)}`, news, 1),
    "articles: list": visited("/blog/folder/list", blogs, 12),
    "articles: second page": visited("/blog/folder/list?page=2", blogs, 12),
    "articles: item": visited((idSite) => `/blog/${ids.get(`blog ${idSite}`)}`, itself, 1),
    "elements: list": visited(`/element/${ROUTE}?nbItem=24`, elements, 24),
    "elements: second page": visited(`/element/${ROUTE}?nbItem=24&page=2`, elements, 24),
    "elements: item": visited(
      (idSite) => `/element/${ROUTE}/${ids.get(`element ${idSite}`)}`,
      itself,
      1,
    ),
    sitemap: visited(`/content/address?nbItem=${PART}`, addresses, PART),
    search: visited("/search?q=eglantiers", hits, HITS_A_PAGE),
    "search: second page": visited(
      "/search?q=eglantiers&page=2",
      hits,
      RARE_CONTENTS - HITS_A_PAGE,
    ),
    "search: a wrong letter": visited("/search?q=aglantiers", near, HITS_A_PAGE),
    "panel: list": ofPanel("/admin/content/news", 25),
    "panel: search": ofPanel("/admin/content/news?search=eglantiers", 25),
  };
}

/** Reads the id of a content of a kind by its number. */
async function idOf(
  { database: { everySite } }: TestPlatform,
  idSite: number,
  name: FilledName,
): Promise<number> {
  const [found] = await everySite
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.idSite, idSite),
        eq(contentItems.type, name),
        sql`${contentItems.rank} = ${ASKED}`,
      ),
    );
  if (!found) throw new Error(`There is no ${name} ${ASKED}`);
  return found.id;
}
