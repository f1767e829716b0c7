import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { end, startProgram } from "@/e2e/support/start-program";
import { processorTime } from "@/simulations/processor-time";
import { proofRun, say } from "@/simulations/proof-run";
import { askForRides, countStored } from "./asked-rides";
import { startBalancer } from "./balancer";
import { childrenOf, startPostgres, startRedis } from "./own-servers";
import { openPages } from "./page-load";
import { proveOutagesOfPostgres, proveOutagesOfRedis } from "./prove-outages";
import { proveShared } from "./prove-shared";
import { until } from "./site-client";

const FIRST_PORT = Number(process.env.PROOF_PORT ?? 4110);
const port = (offset: number) => FIRST_PORT + offset;
const urlOf = (offset: number) => `http://127.0.0.1:${port(offset)}`;

const postgres = await startPostgres(port(0));
const redis = await startRedis(port(1));

const startSite = (offset: number, more: Record<string, string> = {}) =>
  startProgram(
    ["scripts/start.mjs"],
    {
      PORT: String(port(offset)),
      HOST: "127.0.0.1",
      SITE_ID: "72",
      SITE_URL: "https://www.example.com",
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      DEMO_PASSWORD: "demonstration-only",
      LOG_LEVEL: "silent",
      // Limits on wrong passwords are never multiplied.
      RATE_LIMIT_FACTOR: "1000",
      ...more,
    },
    `${urlOf(offset)}/ready`,
  );

/** Fewest pages opened during each restart of all processes. */
const PAGES_EACH = 5_000;

/** Most milliseconds of a processor that an idle process uses in a second. */
const RESTING = 50;

const TWO: [number, number] = [2, 3];
const urls: [string, string] = [urlOf(2), urlOf(3)];
const running = new Map(
  await Promise.all(TWO.map(async (offset) => [offset, await startSite(offset)] as const)),
);
try {
  say(`two processes: ${JSON.stringify(await proveShared(urls))} ms, guesses`);
  await proveOutagesOfPostgres(postgres, urls);
  await proveOutagesOfRedis(redis, urls);
  await proveRollingRestarts(proofRun.runs);
  await proveCluster();
} finally {
  for (const child of running.values()) child.kill("SIGKILL");
  await postgres.end();
  await redis.end();
}

/**
 * Ends and restarts each of two processes behind a balancer, again and again: no visitor notices,
 * and no ride that is asked for meanwhile is stored twice.
 */
async function proveRollingRestarts(times: number): Promise<void> {
  const balancer = await startBalancer(port(4), urls);
  const load = openPages(
    ["/", "/en", "/api/parameter", "/reserver"].map((path) => urlOf(4) + path),
  );
  const asking = await askForRides(urlOf(4));
  const beganAt = performance.now();
  for (let time = 0; time < times; time += 1) {
    for (const offset of TWO) {
      const old = running.get(offset);
      if (old) await end(old);
      running.set(offset, await startSite(offset));
    }
    const pages = (time + 1) * PAGES_EACH;
    await until(`${pages} pages`, 120_000, async () => load.opened() >= pages);
  }
  const seconds = Math.round((performance.now() - beganAt) / 1000);
  const { opened, failures } = await load.stop();
  const { asked, again } = await asking.stop();
  balancer.closeAllConnections();
  balancer.close();
  if (failures.length > 0) throw new Error(`${failures.length} failed: ${[...new Set(failures)]}`);
  const stored = await countStored(postgres.url, asking.email);
  if (stored !== asked) throw new Error(`${stored} rides are stored of ${asked}`);
  say(
    `${times} rolling restarts: ${opened} pages in ${seconds} s, none failed; ${asked} rides asked for, ${again} of them again, each stored once`,
  );
}

/** Proves two processes on one port: a killed one is replaced, and at the end both end whole. */
async function proveCluster(): Promise<void> {
  const cluster = await startSite(5, { WORKERS: "2" });
  const shared = await proveShared([urlOf(5), urlOf(2)]);
  await until("the second process is there", 60_000, async () => workersOf(cluster).length === 2);
  // A process that is still starting takes no connections: wait until both have nothing left to do.
  await until("both processes rest", 60_000, async () => {
    const usedBy = () => workersOf(cluster).map(processorTime);
    const before = usedBy();
    await setTimeout(1_000);
    return usedBy().every((used, index) => used - (before[index] ?? 0) < RESTING);
  });
  const load = openPages([`${urlOf(5)}/`, `${urlOf(5)}/en`]);
  const victim = workersOf(cluster)[0] ?? 0;
  process.kill(victim, "SIGKILL");
  const replaced = await until("another takes its place", 10_000, async () => {
    const workers = workersOf(cluster);
    return workers.length === 2 && !workers.includes(victim);
  });
  const { opened, failures } = await load.stop();
  await end(cluster);
  if (opened <= failures.length) {
    throw new Error(`${failures.length} pages were broken off, ${opened} were not`);
  }
  say(
    `one of two workers killed: replaced in ${replaced} ms, ${opened} pages, ${failures.length} broken off; ${JSON.stringify(shared)}`,
  );
}

/** Lists the site's processes below a process, without the compiler that runs it. */
function workersOf({ pid = 0 }: ChildProcess): number[] {
  return childrenOf(pid).filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, "utf8").includes("start.mjs"),
  );
}
