import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, startProgram } from "@/e2e/support/start-program";
import { openEnvelope } from "@/lib/api/call";
import { answeringTime } from "@/simulations/processor-time";
import { proofRun, say } from "@/simulations/proof-run";
import { rideToQuote } from "@/simulations/ride-to-quote";
import { type Attack, attacks } from "./attacks";

/** Milliseconds by which a kept page may come later during an attack, for 99 of 100 requests. */
const PAGE_LATER_AT_MOST = 30;
/** Factor by which a quote may take longer. */
const QUOTE_TIMES_AT_MOST = 2;

const SECONDS = 6;
const PORT = Number(process.env.PROOF_PORT ?? 3305);
const SITE = `http://127.0.0.1:${PORT}`;

const folder = mkdtempSync(join(tmpdir(), "attacker-"));
const site = await startProgram(
  ["scripts/start.mjs"],
  {
    PORT: String(PORT),
    HOST: "127.0.0.1",
    SITE_ID: "72",
    DATA_DIR: folder,
    DEMO_PASSWORD: "demonstration-only",
    LOG_LEVEL: "error",
    // The proof itself says which address each of its requests comes from.
    TRUSTED_PROXIES: "loopback",
  },
  `${SITE}/robots.txt`,
);

let visitors = 0;
/** Makes a request of a visitor who has not come before. */
function visit(path: string, body?: object, more: HeadersInit = {}): Promise<Response> {
  visitors += 1;
  const address = `203.0.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`;
  return fetch(SITE + path, {
    method: body ? "POST" : "GET",
    headers: {
      "x-forwarded-for": address,
      ...(body && { "content-type": "application/json", userLang: "fr_FR" }),
      ...more,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Books a ride. @returns the reference and key of its page */
async function bookedLink(ride: object): Promise<{ reference: string; key: string }> {
  const quoted = await visit("/api/booking/quote", ride);
  const { idVehicle } = openEnvelope<{ idVehicle: number }>(quoted.status, await quoted.json());
  const customer = { firstname: "Anne", lastname: "Le Bihan", kind: "CONSUMER" };
  const reach = { email: "anne@example.org", phone: "06 39 98 20 01" };
  const booking = { ...ride, idVehicle, customer: { ...customer, ...reach }, acceptTerms: true };
  const booked = await visit("/api/booking", booking, { "Idempotency-Key": randomUUID() });
  return openEnvelope<{ reference: string; key: string }>(booked.status, await booked.json());
}

/** Milliseconds that a visitor waited, and those that the server was at work meanwhile. */
interface Wait {
  waited: number;
  worked: number;
}

/** Measures the time until the whole answer is there. @throws Error for another status than 200 */
async function waitFor(path: string, body?: object): Promise<Wait> {
  const pid = site.pid ?? 0;
  const atWork = answeringTime(pid);
  const began = performance.now();
  const answer = await visit(path, body);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  return { waited: performance.now() - began, worked: answeringTime(pid) - atWork };
}

/** Returns, for each figure, the value that a share of the waits is not above. */
function rank(waits: Wait[], share: number): Wait {
  const ofEach = (what: keyof Wait) =>
    waits.map((wait) => wait[what]).toSorted((a, b) => a - b)[
      Math.floor((waits.length - 1) * share)
    ] ?? 0;
  return { waited: ofEach("waited"), worked: ofEach("worked") };
}

/** Measures a visitor's waits: for a kept page, the 99th of 100; for a quote, the middle. */
async function visitorWaits(quote: object): Promise<{ page: Wait; quote: Wait }> {
  const pages: Wait[] = [];
  const quotes: Wait[] = [];
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until) {
    for (let page = 0; page < 20; page += 1) pages.push(await waitFor("/"));
    quotes.push(await waitFor("/api/booking/quote", quote));
  }
  return { page: rank(pages, 0.99), quote: rank(quotes, 0.5) };
}

async function during(attack: Attack, quote: object) {
  const program = new URL("./attack.ts", import.meta.url).pathname;
  const attacker: ChildProcess = fork(program, [SITE], { execArgv: ["--import", "tsx"] });
  await once(attacker, "message");
  attacker.send({ attack, seconds: SECONDS + 2 });
  const waits = await visitorWaits(quote);
  const [{ answers, refused }] = await once(attacker, "message");
  attacker.kill();
  return { ...waits, answers, refused };
}

/** Writes a wait, and in brackets the server's work in it: the rest is the machine's. */
const told = ({ waited, worked }: Wait) => `${waited.toFixed(1)} (${worked.toFixed(1)})`;

let isSlowed = false;
try {
  const quote = await rideToQuote(visit);
  const link = await bookedLink(quote);
  // The first answers warm the site.
  await visitorWaits(quote);
  for (let round = 0; round < proofRun.runs; round += 1) {
    const idle = await visitorWaits(quote);
    say(`idle: a page ${told(idle.page)} ms, a quote ${told(idle.quote)} ms`);
    for (const attack of attacks(quote, link)) {
      if (process.env.PROOF_ONLY && process.env.PROOF_ONLY !== attack.name) continue;
      const found = await during(attack, quote);
      const later = found.page.waited - idle.page.waited;
      const times = found.quote.waited / idle.quote.waited;
      const atWork = found.page.worked - idle.page.worked;
      const timesAtWork = found.quote.worked / idle.quote.worked;
      // A quote takes its turn among those of all networks.
      const isQuoteSlowed = times > QUOTE_TIMES_AT_MOST && !attack.isSpread;
      isSlowed ||= later > PAGE_LATER_AT_MOST || isQuoteSlowed;
      say(
        `${attack.name}: a page ${later.toFixed(1)} (${atWork.toFixed(1)}) ms later, ` +
          `a quote × ${times.toFixed(2)} (${timesAtWork.toFixed(2)}); ` +
          `${found.answers} answers, ${found.refused} refused`,
      );
    }
  }
} finally {
  await end(site);
  rmSync(folder, { recursive: true, force: true });
}
if (isSlowed) throw new Error("One attacker slows the others");
