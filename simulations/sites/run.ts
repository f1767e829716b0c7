import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedSites } from "@/demonstration/seed";
import { demoSites } from "@/demonstration/sites";
import { openDatabase } from "@/platform/db/database";
import { proofRun, say } from "@/simulations/proof-run";
import { freshDatabaseUrl } from "@/testing/fresh-database-url";
import { localPostgres } from "@/testing/local-postgres";
import { fillSites } from "./fill-sites";
import { type ServedSite, SITE_QUESTIONS, startServedSite } from "./served-site";

/** Most time at any number of sites, as a ratio to that with the fewest. */
const MOST = 1.2;

const SIZES = (process.env.PROOF_SIZES ?? "2,1000").split(",").map(Number);
const PORT = Number(process.env.PROOF_PORT ?? 3340);
const PASSWORD = "demonstration-only";

/** Rounds before those that count: they warm caches and compiled code. */
const WARMING = 5;

/** Starts of each that are measured, after the first, which brings what was filled in up to date. */
const STARTS = 5;

const postgres = await localPostgres();
if (!postgres) throw new Error("This proof needs a PostgreSQL: TEST_DATABASE_URL names one");

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

let isGrowing = false;

/** Prints the time at each number of sites, and its ratio to that at the fewest. */
function compare(name: string, taken: number[][]): void {
  const times = taken.map(median);
  const told = times.map((time, index) => {
    const ratio = time / (times[0] || 1);
    isGrowing ||= ratio > MOST;
    return `${time.toFixed(1)} ms${index === 0 ? "" : ` × ${ratio.toFixed(2)}`}`;
  });
  say(`${name.padEnd(24)} ${told.join("   ")}`);
}

const folder = mkdtempSync(join(tmpdir(), "sites-"));
const databases = await Promise.all(SIZES.map(() => freshDatabaseUrl(postgres)));
const settingsOf = (index: number) => ({
  port: PORT + index,
  databaseUrl: databases[index]?.url ?? "",
  dataDir: join(folder, String(SIZES[index])),
  password: PASSWORD,
});
let served: ServedSite[] = [];
try {
  for (const [index, size] of SIZES.entries()) {
    const began = performance.now();
    const { databaseUrl, dataDir } = settingsOf(index);
    const database = await openDatabase({ databaseUrl, dataDir });
    await seedSites(database, demoSites, { demoPassword: PASSWORD, now: new Date() });
    await fillSites(database.everySite, size);
    await database.close();
    const filled = performance.now();
    await (await startServedSite(settingsOf(index))).end();
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0);
    say(
      `${size} sites: made in ${seconds(began, filled)} s, first started in ${seconds(filled, performance.now())} s`,
    );
  }
  const starts = SIZES.map((): number[] => []);
  for (let time = 0; time < STARTS; time += 1) {
    for (const index of SIZES.keys()) {
      const site = await startServedSite(settingsOf(index));
      starts[index]?.push(site.startedIn);
      await site.end();
    }
  }
  compare("start", starts);
  served = await Promise.all(SIZES.map((_, index) => startServedSite(settingsOf(index))));
  const times = SITE_QUESTIONS.map(() => SIZES.map((): number[] => []));
  for (let round = 0; round < WARMING + proofRun.runs; round += 1) {
    for (const [number, question] of SITE_QUESTIONS.entries()) {
      for (const [index, site] of served.entries()) {
        const taken = await site.timeOf(question, round);
        if (round >= WARMING) times[number]?.[index]?.push(taken);
      }
    }
  }
  for (const [number, { name }] of SITE_QUESTIONS.entries()) compare(name, times[number] ?? []);
} finally {
  for (const site of served) await site.end();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
}
if (isGrowing) throw new Error(`Something takes more than ${MOST} times as long`);
