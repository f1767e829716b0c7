import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { end } from "@/e2e/support/start-program";
import type { Place } from "@/lib/contract/geography";
import {
  type AskedAgain,
  PORTS,
  startBareServer,
  startNextAlone,
  startSite,
  urlOf,
} from "@/simulations/front-speed/front-servers";
import { ASKER, speedsInTurns } from "@/simulations/front-speed/speed-of";
import { say } from "@/simulations/proof-run";
import { timeBookings } from "./bare-inserts";

/**
 * Compares the cost of the product with the least that could be done in its place, on this machine,
 * in one run: `npm run bench`. Numbers differ from machine to machine; their ratios hardly do. With
 * WORDPRESS_URL the home page of a WordPress is asked beside ours.
 */
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const siteUrl = urlOf(PORTS.site);
const line = (name: string, { speed, ratio }: { speed: number; ratio: number }) =>
  say(`  ${name.padEnd(44)} ${String(speed).padStart(7)} /s  × ${ratio.toFixed(2)}`);

/** Asks a server that sends the same bytes and does nothing, and then ours and others. */
async function besideBareServer(
  name: string,
  asked: AskedAgain,
  others: [string, AskedAgain][] = [],
) {
  const bare = await startBareServer(asked);
  const bareAsked = { ...asked, url: urlOf(PORTS.bare) };
  const speeds = await speedsInTurns([bareAsked, asked, ...others.map(([, other]) => other)]);
  bare.kill();
  say(name);
  const names = ["a bare server with the same bytes", "ours", ...others.map(([other]) => other)];
  for (const [index, speed] of speeds.entries()) line(names[index] ?? "", speed);
  const [, ours] = speeds;
  for (const [index, [other]] of others.entries()) {
    const times = (ours?.speed ?? 0) / (speeds[index + 2]?.speed || 1);
    say(`  ours is ${times.toFixed(1)} times as fast as ${other}`);
  }
}

async function findPlace(search: string): Promise<Place> {
  const response = await fetch(`${siteUrl}/api/place?${new URLSearchParams({ search })}`);
  const { data } = (await response.json()) as { data: Place[] };
  const [place] = data;
  if (!place) throw new Error(`There is no place called ${search}`);
  return place;
}

async function quoteRequest(): Promise<AskedAgain> {
  const ride = {
    kind: "TRANSFER",
    pickup: await findPlace("aéroport de Nantes"),
    dropoff: { ...(await findPlace("La Baule")), address: "3 avenue des Ibis" },
    startAt: new Date(
      Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 168 * 3_600_000,
    ).toISOString(),
    passengers: 2,
    luggage: 1,
  };
  return {
    url: `${siteUrl}/api/booking/quote`,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ride),
  };
}

const [processor] = cpus();
say(
  `Node ${process.version}, ${cpus().length} × ${processor?.model ?? "?"}, 20 connections by ${ASKER}, brotli\n`,
);
// Next alone has a copy of the data that the site makes at its first start.
await end(await startSite(folder));
cpSync(join(folder, "site"), join(folder, "next"), { recursive: true });
const [ours, next] = await Promise.all([startSite(folder), startNextAlone(folder)]);
try {
  const { WORDPRESS_URL } = process.env;
  await fetch(urlOf(PORTS.next));
  await besideBareServer("The home page", { url: `${siteUrl}/` }, [
    ["Next alone", { url: `${urlOf(PORTS.next)}/` }],
    ...(WORDPRESS_URL ? ([["WordPress", { url: WORDPRESS_URL }]] as [string, AskedAgain][]) : []),
  ]);
  // Next itself says at which address a page's data is.
  const rsc = { headers: { rsc: "1" } };
  const { url } = await fetch(`${siteUrl}/en`, rsc);
  const path = url.slice(siteUrl.length);
  await besideBareServer("The data of a page, as links fetch it (RSC)", { url, ...rsc }, [
    ["Next alone", { url: urlOf(PORTS.next) + path, ...rsc }],
  ]);
  await besideBareServer("GET /api/parameter", { url: `${siteUrl}/api/parameter` });
  await besideBareServer("GET /api/service", { url: `${siteUrl}/api/service` });
  await besideBareServer("GET /api/fare", { url: `${siteUrl}/api/fare` });
  const quote = await quoteRequest();
  await besideBareServer("POST /api/booking/quote", quote);
  // It looks at one header and refuses: the least that a route of Next can do with a request.
  const bareHandler = { ...quote, url: `${urlOf(PORTS.next)}/api/revalidate` };
  const [bareRoute, besideIt] = await speedsInTurns([bareHandler, quote]);
  say("A quote beside a handler behind Next that does nothing");
  if (bareRoute) line("a handler behind Next", bareRoute);
  if (besideIt) line("a quote", besideIt);
  const [known, unknown] = await speedsInTurns([
    { url: `${siteUrl}/` },
    { url: `${siteUrl}/nowhere/at/all` },
  ]);
  say("A path that is there, and one that is not");
  if (known) line("the home page", known);
  if (unknown) line("an unknown path", unknown);
} finally {
  await Promise.all([end(ours), end(next)]);
  rmSync(folder, { recursive: true, force: true });
}

const { whole, statements, bare, inserts } = await timeBookings();
const besideInserts = (milliseconds: number) =>
  `${milliseconds.toFixed(1)} ms, × ${(milliseconds / bare).toFixed(1)}`;
say(`A booking beside its ${inserts} inserts alone, which take ${bare.toFixed(1)} ms`);
say(`  from its request to its answer: ${besideInserts(whole)}`);
say(`  all its statements alone: ${besideInserts(statements)}`);
