import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Change } from "@/lib/contract/change";
import { proofRun, say } from "@/simulations/proof-run";
import { articlePathOf, pagePathOf } from "./fill-site";
import { type SizedSite, startSizedSite } from "./sized-site";

/** Most processor time and memory at any size, as a ratio to the least size. */
const MOST = 1.1;

/** Most megabytes, and seconds of a processor, of a start on an existing folder. */
const START = { megabytes: 350, processorSeconds: 5 };

const PORT = Number(process.env.PROOF_PORT ?? 3320);
const SIZES = (process.env.PROOF_SIZES ?? "100,10000,100000").split(",").map(Number);

/** Rounds before those that count: they warm caches and compiled code. */
const WARMING = 5;

/** Question to a site in a round; `change` is announced before, so that nothing of it is kept. */
interface Question {
  name: string;
  /** @param time its number within `times` */
  path(site: SizedSite, round: number, time: number): string;
  change?: Change;
  status?: number;
  isMember?: boolean;
  /** True when the cost is divided by the number of addresses in the answer. */
  isByAddress?: boolean;
  /** Number of requests that are measured as one. */
  times?: number;
}

const EVERYTHING: Change = { kind: "everything" };
const STOCK: Change = { kind: "stock" };

const QUESTIONS: Question[] = [
  { name: "home, with all it is made from", path: () => "/", change: EVERYTHING },
  { name: "list of products, after a sale", path: () => "/vins", change: STOCK },
  { name: "list of products, with all", path: () => "/vins", change: EVERYTHING },
  { name: "page", path: (_, round) => pagePathOf(round + 1) },
  { name: "article", path: (_, round) => articlePathOf(round + 1) },
  { name: "product", path: ({ sheets }, round) => sheets[round] ?? "" },
  {
    name: "not-found page",
    path: (_, round) => `/nowhere/${round}`,
    change: EVERYTHING,
    status: 404,
  },
  {
    name: "another unknown path",
    path: (_, round, time) => `/elsewhere/${round}/${time}`,
    status: 404,
    times: 20,
  },
  {
    name: "sitemap, by address",
    path: ({ size }) => (size < 1000 ? "/sitemap.xml" : "/sitemap.xml?part=pages-1"),
    change: EVERYTHING,
    isByAddress: true,
  },
  { name: "kept home", path: () => "/", times: 100 },
  { name: "kept list", path: () => "/vins", times: 100 },
  { name: "account, signed in", path: () => "/account", isMember: true },
  { name: "orders, signed in", path: () => "/account/orders", isMember: true },
  { name: "cart, signed in", path: () => "/cart", isMember: true },
];

/**
 * Measures the cost of a question and, apart from it, of collecting its garbage: a process does so
 * now and then by itself, which costs as much as a page and would fall on any of them.
 */
async function costOf(
  site: SizedSite,
  question: Question,
  round: number,
): Promise<{ asked: number; collected: number }> {
  const { change, times = 1, isByAddress = false, status, isMember } = question;
  const paths = Array.from({ length: times }, (_, time) => question.path(site, round, time));
  const asked = { ...(status && { status }), ...(isMember && { isMember }) };
  // A page that can be kept is kept by now.
  if (times > 1) await site.costOf(paths.slice(0, 1), asked);
  if (change) await site.announce(change);
  await site.collect();
  const cost = await site.costOf(paths, asked);
  const collected = await site.collect();
  const parts = isByAddress ? addressesIn(await site.read(paths[0] ?? "")) : times;
  return { asked: cost / parts, collected };
}

const addressesIn = (xml: string) => xml.split("<loc>").length - 1;

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const folder = mkdtempSync(join(tmpdir(), "size-"));
const sites: SizedSite[] = [];
let isGrowing = false;

/** Prints the need of each size, and its ratio to the least one's. */
function compare(name: string, needed: number[], unit: string): void {
  const ratios = needed.map((one) => one / (needed[0] || 1));
  isGrowing ||= ratios.some((ratio) => ratio > MOST);
  const told = needed.map((one, index) => {
    const ratio = index === 0 ? "" : ` × ${ratios[index]?.toFixed(2)}`;
    return `${one.toFixed(one < 10 ? 2 : 0)} ${unit}${ratio}`;
  });
  say(`${name.padEnd(34)} ${told.join("   ")}`);
}

try {
  for (const [index, size] of SIZES.entries()) {
    const began = performance.now();
    sites.push(await startSizedSite(folder, size, PORT + index));
    say(`${size} of each: there after ${Math.round((performance.now() - began) / 1000)} s`);
  }
  // The first one may have had to bundle the server.
  const { megabytes = 0, processorSeconds = 0 } = sites.at(-1)?.start ?? {};
  say(`a start: ${megabytes.toFixed(0)} MB, ${processorSeconds.toFixed(1)} s of a processor`);
  isGrowing ||= megabytes > START.megabytes || processorSeconds > START.processorSeconds;
  const costs = QUESTIONS.map(() => sites.map((): number[] => []));
  const collections = sites.map((): number[] => []);
  for (let round = 0; round < WARMING + proofRun.runs; round += 1) {
    for (const [number, question] of QUESTIONS.entries()) {
      for (const [index, site] of sites.entries()) {
        const { asked, collected } = await costOf(site, question, round);
        if (round < WARMING) continue;
        costs[number]?.[index]?.push(asked);
        collections[index]?.push(collected);
      }
    }
  }
  for (const [number, { name }] of QUESTIONS.entries()) {
    compare(name, costs[number]?.map(median) ?? [], "ms");
  }
  compare("throwing away what a question left", collections.map(median), "ms");
  compare(
    "memory",
    sites.map((site) => site.memory()),
    "MB",
  );
} finally {
  for (const site of sites) await site.end();
  rmSync(folder, { recursive: true, force: true });
}
if (isGrowing) throw new Error(`A start takes too much, or a size ${MOST} times as much`);
