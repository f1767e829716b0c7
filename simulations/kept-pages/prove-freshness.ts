import { setTimeout } from "node:timers/promises";
import { logInAsOwner } from "@/simulations/processes/site-client";
import { type AskedPage, askPage } from "./ask-page";
import { announceChange, changesShown } from "./numbered-phone";

const REQUESTS_A_SECOND = 200;
/** Milliseconds between two changes. */
const CHANGE_EVERY = 1_000;

/** Requests of visitors, in turns. */
const ASKED: AskedPage[] = [
  ...["/", "/en", "/services", "/tarifs-courses-vtc", "/api/parameter"].map((path) => ({ path })),
  { path: "/tarifs-courses-vtc?_rsc", headers: { rsc: "1" } },
  { path: "/nowhere/at/all" },
];

export interface FreshnessTally {
  requests: number;
  changes: number;
  /** Answers with content that had been replaced before they were asked for. */
  stale: number;
  /** Answers that showed none of the changes. */
  silent: number;
  /** Answers of another status than a page's. */
  refused: number;
}

/**
 * Asks a site for pages again and again while its telephone is changed every second.
 * @param requests number in all, two hundred a second
 */
export async function proveFreshness(url: string, requests: number): Promise<FreshnessTally> {
  const owner = await logInAsOwner(url);
  const tally = { requests: 0, changes: 0, stale: 0, silent: 0, refused: 0 };
  let isOver = false;
  await announceChange(owner, 0);

  const change = async () => {
    while (!isOver) {
      await announceChange(owner, tally.changes + 1);
      // From now on no request may show the former number.
      tally.changes += 1;
      await setTimeout(CHANGE_EVERY);
    }
  };
  const visit = async (turn: number) => {
    const announced = tally.changes;
    const asked = ASKED[turn % ASKED.length] as AskedPage;
    const { status, body } = await askPage(url, asked);
    tally.requests += 1;
    if (status !== 200 && status !== 404) tally.refused += 1;
    const shown = changesShown(body);
    if (shown.length === 0) tally.silent += 1;
    else if (Math.min(...shown) < announced) tally.stale += 1;
  };
  const changing = change();
  const visits: Promise<void>[] = [];
  const began = performance.now();
  while (visits.length < requests) {
    visits.push(visit(visits.length));
    const due = began + (visits.length * 1_000) / REQUESTS_A_SECOND;
    if (due > performance.now()) await setTimeout(due - performance.now());
  }
  await Promise.all(visits);
  isOver = true;
  await changing;
  return tally;
}
