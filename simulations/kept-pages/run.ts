import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, startProgram } from "@/e2e/support/start-program";
import { PORTS, startNextAlone, urlOf } from "@/simulations/front-speed/front-servers";
import { proofRun, say } from "@/simulations/proof-run";
import { seededChoice } from "@/testing/seeded-choice";
import { proveAlike } from "./prove-alike";
import { proveFreshness } from "./prove-freshness";
import { proveMixture } from "./prove-mixture";
import { proveOrders } from "./prove-orders";
import { provePublications } from "./prove-publications";
import { proveRush } from "./prove-rush";

/** Pages that a thousand visitors ask for at once. */
const RUSHED = ["/", "/en/services"];

/** Least share of kept pages of an estate that sells and is edited. */
const LEAST_KEPT = 0.95;

/**
 * What an estate sells and publishes in a second, and the share of the requests that are asked for
 * meanwhile. A machine that cannot sell so much keeps its owner waiting; the second load has room.
 */
const LOADS = [
  { ordersASecond: 20, editsASecond: 5, share: 1 },
  { ordersASecond: 2, editsASecond: 5, share: 0.25 },
];

/** Pages that are asked for in all, for each time that one is published as soon as it can be. */
const PAGES_A_PUBLICATION = 20;

const PORT = Number(process.env.PROOF_PORT ?? 3340);
const SITE = `http://127.0.0.1:${PORT}`;
const METRICS = `http://127.0.0.1:${PORT + 1}/metrics`;

const folder = mkdtempSync(join(tmpdir(), "kept-pages-"));
const wrong: string[] = [];
const next = await startNextAlone(folder);
try {
  wrong.push(...(await proveAlike(urlOf(PORTS.next))));
  say(
    `what Next sends its router of a page depends on the segment alone: ${wrong.length} exceptions`,
  );
} finally {
  await end(next);
}

/** Serves a demonstration site, which keeps its data from one start to the next. */
const serve = (idSite: 72 | 73) =>
  startProgram(
    ["scripts/start.mjs"],
    {
      PORT: String(PORT),
      HOST: "127.0.0.1",
      SITE_ID: String(idSite),
      DATA_DIR: join(folder, "next"),
      DATABASE_URL: "",
      DEMO_PASSWORD: "demonstration-only",
      // Visitors of the proof say which network they are of.
      TRUSTED_PROXIES: "127.0.0.1",
      CONNECTIONS_PER_ADDRESS: "2000",
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "error",
      METRICS_PORT: String(PORT + 1),
    },
    `${SITE}/ready`,
  );

const site = await serve(72);
try {
  const mixture = await proveMixture(SITE, proofRun.runs, seededChoice(proofRun.seed));
  say(
    `${mixture.requests} mixed requests of ${mixture.kinds} kinds: ${mixture.faults.length} wrong`,
  );
  wrong.push(...mixture.faults);

  for (const path of RUSHED) {
    const { renders, answers } = await proveRush(SITE, METRICS, path);
    say(`${path}, asked for by a thousand at once: made ${renders} times, ${answers} answers`);
    if (renders !== 1 || answers !== 1) wrong.push(`${path} is not made once for all`);
  }

  const fresh = await proveFreshness(SITE, proofRun.runs);
  const { requests, changes, stale, silent, refused } = fresh;
  say(
    `${requests} requests during ${changes} changes: ${stale} stale, ${silent} show none, ${refused} refused`,
  );
  if (stale + refused > 0 || silent > requests / 2) wrong.push("Pages are not fresh");
} finally {
  await end(site);
}

const estate = await serve(73);
try {
  const { publications, visits, outdated } = await provePublications(
    SITE,
    Math.ceil(proofRun.runs / PAGES_A_PUBLICATION),
  );
  say(`${visits} visits during ${publications} publications: ${outdated.length} outdated`);
  wrong.push(...outdated);

  const below = seededChoice(proofRun.seed);
  for (const { share, ...load } of LOADS) {
    const requests = Math.ceil(proofRun.runs * share);
    const tally = await proveOrders(SITE, METRICS, { ...load, requests, below });
    const { orders, edits, seconds, refused, hitRate, stale, told, outdated } = tally;
    const rate = (count: number) => `${count} (${(count / seconds).toFixed(1)} a second)`;
    say(
      `${tally.requests} pages during ${rate(orders)} orders and ${rate(edits)} edits: ${(hitRate * 100).toFixed(1)} % were kept, ${stale} sheets stale (${told} told a number), ${outdated} edited pages outdated, ${refused} refused`,
    );
    if (refused + stale > 0 || told === 0) wrong.push("Sheets are not fresh under orders");
    if (outdated > 0 || edits === 0) wrong.push("A page is not fresh under edits");
    if (hitRate < LEAST_KEPT) wrong.push(`${hitRate} of the pages were kept under orders`);
  }
} finally {
  await end(estate);
  rmSync(folder, { recursive: true, force: true });
}
if (wrong.length > 0) throw new Error(wrong.slice(0, 20).join("\n"));
