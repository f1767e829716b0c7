import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { end, startProgram } from "@/e2e/support/start-program";
import { setParameter } from "@/simulations/processes/set-parameter";
import { logInAsOwner, siteClient } from "@/simulations/processes/site-client";
import { proofRun, say } from "@/simulations/proof-run";
import { courseOf, readVitals, type Vitals } from "./read-vitals";

/** Work done evenly over as many minutes as the proof has rounds; this much in half an hour. */
const IN_HALF_AN_HOUR = { unknownPaths: 5_000, editions: 2_000 };
const inAll = (times: number) => Math.round((times * proofRun.runs) / 30);
/** Number of looks at the process in all. */
const LOOKS = 200;

/** Editions, in some four minutes, until the owner logs in again: a setting wants it after ten. */
const EDITIONS_OF_A_LOGIN = 300;

/** Pages made anew after each edition, by turns, besides the site's public pages. */
const OTHER_PAGES = ["/auth", "/en/auth", "/sitemap.xml"];

const PORT = Number(process.env.PROOF_PORT ?? 3330);
const SITE = `http://127.0.0.1:${PORT}`;
const METRICS = `http://127.0.0.1:${PORT + 1}/metrics`;

const folder = mkdtempSync(join(tmpdir(), "soak-"));
const site = await startProgram(
  ["scripts/start.mjs"],
  {
    PORT: String(PORT),
    HOST: "127.0.0.1",
    SITE_ID: "72",
    DATA_DIR: folder,
    DATABASE_URL: "",
    DEMO_PASSWORD: "demonstration-only",
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "error",
    METRICS_PORT: String(PORT + 1),
  },
  `${SITE}/ready`,
);

const visitor = siteClient(SITE);

/** @throws Error for another status than those */
async function open(path: string, statuses: number[]): Promise<void> {
  const { status } = await visitor.call("GET", path);
  if (!statuses.includes(status)) throw new Error(`${path} answers ${status}`);
}

/** Does each of some things many times, evenly over a time in milliseconds. */
async function evenly(
  milliseconds: number,
  things: { times: number; doOne: (index: number) => Promise<void> }[],
): Promise<void> {
  const began = performance.now();
  await Promise.all(
    things.map(async ({ times, doOne }) => {
      for (let index = 0; index < times; index += 1) {
        const wait = (milliseconds * index) / times - (performance.now() - began);
        if (wait > 0) await setTimeout(wait);
        await doOne(index);
      }
    }),
  );
}

/** Lists the paths of the site's public pages, as its sitemap has them. */
async function publicPaths(): Promise<string[]> {
  const xml = await (await fetch(`${SITE}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(url ?? "").pathname);
}

try {
  const pages = [...(await publicPaths()), ...OTHER_PAGES];
  let owner = await logInAsOwner(SITE);
  const samples: Vitals[] = [];
  await evenly(proofRun.runs * 60_000, [
    {
      times: inAll(IN_HALF_AN_HOUR.unknownPaths),
      doOne: (index) => open(`/nowhere/${index}`, [404]),
    },
    {
      times: inAll(IN_HALF_AN_HOUR.editions),
      doOne: async (index) => {
        const value = `02 40 ${String(1_000_000 + index)
          .slice(1)
          .replace(/(..)(?=.)/g, "$1 ")}`;
        if (index % EDITIONS_OF_A_LOGIN === 0) owner = await logInAsOwner(SITE);
        await setParameter(owner, "COMPANY_PHONE", value);
        await open(pages[index % pages.length] ?? "/", [200]);
      },
    },
    { times: LOOKS, doOne: async () => void samples.push(await readVitals(METRICS)) },
  ]);
  const courses = courseOf(samples);
  for (const { vital, early, late, isFlat } of courses) {
    say(`${vital}: ${early.toFixed(0)}, then ${late.toFixed(0)}${isFlat ? "" : ": GROWS"}`);
  }
  if (courses.some(({ isFlat }) => !isFlat)) throw new Error("Something grows");
} finally {
  await end(site);
  rmSync(folder, { recursive: true, force: true });
}
