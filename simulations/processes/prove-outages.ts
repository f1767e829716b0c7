import { setTimeout } from "node:timers/promises";
import { say } from "@/simulations/proof-run";
import type { OwnServer } from "./own-servers";
import { openPages } from "./page-load";
import { isLoggedIn } from "./prove-shared";
import { logInAsOwner, type SiteClient, siteClient, until } from "./site-client";

/** Milliseconds for an answer while a server is away, and until the site is back after it. */
const TOLD_WITHIN = 2_000;
const BACK_WITHIN = 5_000;

/** Milliseconds for which a server is away. */
const AWAY = 60_000;
const PAGES = ["/", "/en", "/api/parameter"];

const message = {
  name: "Anne",
  email: "anne@example.org",
  message: "Un transfert pour Angers ?",
  acceptPrivacy: true,
};

/**
 * Takes PostgreSQL away from two processes under load, killed and frozen: kept pages are all
 * answered, callers are told of the outage within two seconds, nobody is logged out, and all is
 * back five seconds after the server.
 */
export async function proveOutagesOfPostgres(postgres: OwnServer, urls: string[]): Promise<void> {
  for (const [name, take, give] of ways(postgres)) {
    const owner = await logInAsOwner(urls[0] ?? "");
    const load = openPages(await keptPages(urls));
    await take();
    const slowest = await callWhileAway(owner, urls, (status, endsSession) => {
      if (status !== 503 || endsSession) throw new Error(`A call is answered ${status}`);
    });
    await give();
    const back = await until("it is back", BACK_WITHIN, async () => {
      const answers = await Promise.all(urls.map((url) => owner.at(url).call("GET", "/api/user")));
      return answers.every(({ status }) => status === 200);
    });
    if (!(await isLoggedIn(owner))) throw new Error("The outage has logged somebody out");
    const { opened } = await unfailing(load);
    say(`PostgreSQL ${name}: ${opened} pages, calls told in ${slowest} ms, back in ${back} ms`);
  }
}

/** Takes Redis away likewise: nothing of the site fails, nor waits. */
export async function proveOutagesOfRedis(redis: OwnServer, urls: string[]): Promise<void> {
  for (const [name, take, give] of ways(redis)) {
    const owner = await logInAsOwner(urls[0] ?? "");
    const load = openPages(await keptPages(urls));
    await take();
    const slowest = await callWhileAway(owner, urls, (status) => {
      if (status !== 200 && status !== 429) throw new Error(`A call is answered ${status}`);
    });
    await give();
    const { opened } = await unfailing(load);
    say(`Redis ${name}: ${opened} pages, calls answered in ${slowest} ms`);
  }
}

type Way = [name: string, take: () => void | Promise<void>, give: () => void | Promise<void>];
const ways = (server: OwnServer): Way[] => [
  ["frozen", server.pause, server.resume],
  ["killed", server.kill, server.start],
];

/** Lists the pages that each process has made before, and calls that are the same for everybody. */
async function keptPages(urls: string[]): Promise<string[]> {
  const pages = urls.flatMap((url) => PAGES.map((path) => url + path));
  for (const page of pages) await (await fetch(page)).arrayBuffer();
  return pages;
}

/** Calls each process repeatedly while a server is away. @returns the slowest, in ms */
async function callWhileAway(
  owner: SiteClient,
  urls: string[],
  expectStatus: (status: number, endsSession: boolean) => void,
): Promise<number> {
  let slowest = 0;
  for (const over = Date.now() + AWAY; Date.now() < over; await setTimeout(100)) {
    const answers = await Promise.all(
      urls.flatMap((url) => [
        owner.at(url).call("GET", "/api/user"),
        siteClient(url).call("POST", "/api/message", message),
      ]),
    );
    for (const { status, endsSession, milliseconds } of answers) {
      expectStatus(status, endsSession);
      slowest = Math.max(slowest, milliseconds);
    }
  }
  if (slowest > TOLD_WITHIN) throw new Error(`A call was answered after ${slowest} ms`);
  return slowest;
}

async function unfailing(load: ReturnType<typeof openPages>) {
  const result = await load.stop();
  const { opened, failures } = result;
  if (failures.length > 0) {
    throw new Error(`${failures.length} of ${opened} pages failed: ${[...new Set(failures)]}`);
  }
  return result;
}
