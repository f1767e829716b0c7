import { end, startProgram } from "@/e2e/support/start-program";
import type { Change } from "@/lib/contract/change";
import { announceTo } from "@/simulations/announced-change";
import { logInAsOwner, type SiteClient } from "@/simulations/processes/site-client";
import { rideToQuote } from "@/simulations/ride-to-quote";

/** Question to a site; `change` is announced before, so that nothing made from it is kept. */
export interface Question {
  name: string;
  path(round: number): string;
  change?: Change;
  isQuote?: boolean;
  isOwners?: boolean;
}

const EVERYTHING: Change = { kind: "everything" };

export const SITE_QUESTIONS: Question[] = [
  { name: "home, made anew", path: () => "/", change: EVERYTHING },
  { name: "page, made anew", path: (round) => `/page-${(round % 100) + 1}`, change: EVERYTHING },
  { name: "sitemap, made anew", path: () => "/sitemap.xml", change: EVERYTHING },
  { name: "search", path: () => "/api/search?q=aeroport" },
  { name: "quote", path: () => "/api/booking/quote", isQuote: true },
  { name: "panel", path: () => "/admin", isOwners: true },
  { name: "panel's pages", path: () => "/api/admin/page", isOwners: true },
  { name: "panel's search", path: () => "/api/admin/content/page?search=chai", isOwners: true },
  { name: "panel's rides", path: () => "/api/admin/booking", isOwners: true },
  { name: "panel's settings", path: () => "/api/admin/parameter", isOwners: true },
];

const SECRET = "of the proof alone, and long enough for it";

/** Site 72 of a database, served by a process of its own. */
export interface ServedSite {
  /** Milliseconds from its start until it was ready. */
  startedIn: number;
  /** Measures the milliseconds until the whole answer is there. @throws Error for another status than 200 */
  timeOf(question: Question, round: number): Promise<number>;
  end(): Promise<void>;
}

interface Settings {
  port: number;
  databaseUrl: string;
  dataDir: string;
  password: string;
}

export async function startServedSite(settings: Settings): Promise<ServedSite> {
  const { port, databaseUrl, dataDir, password } = settings;
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = await startProgram(
    ["scripts/start.mjs"],
    {
      PORT: String(port),
      HOST: "127.0.0.1",
      SITE_ID: "72",
      SITE_URL: url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO_PASSWORD: password,
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "error",
      REVALIDATE_SECRET: SECRET,
    },
    `${url}/ready`,
  );
  const startedIn = performance.now() - began;
  let known: Promise<{ owner: SiteClient; ride: object }> | undefined;
  const prepare = () => {
    known ??= (async () => ({
      owner: await logInAsOwner(url),
      ride: await rideToQuote((path) => fetch(url + path)),
    }))();
    return known;
  };
  return {
    startedIn,
    timeOf: async ({ path, change, isQuote, isOwners }, round) => {
      const { owner, ride } = await prepare();
      if (change) await announceTo(url, SECRET, change);
      const headers = {
        "accept-encoding": "br",
        userLang: "fr_FR",
        ...(isOwners && { cookie: owner.cookie }),
        ...(isQuote && { "content-type": "application/json" }),
      };
      const asked = performance.now();
      const answer = await fetch(url + path(round), {
        headers,
        redirect: "manual",
        ...(isQuote && { method: "POST", body: JSON.stringify(ride) }),
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path(round)} answers ${answer.status}`);
      return performance.now() - asked;
    },
    end: () => end(child),
  };
}
