import { setTimeout } from "node:timers/promises";
import { logInToDemo } from "@/simulations/processes/site-client";
import { askPage } from "./ask-page";
import { type NumberedPage, numberPage, numbersShown } from "./numbered-page";

/** Visitors who ask for the page all the time, and their pause, in milliseconds. */
const VISITORS = 4;
const PAUSE = 2;

/** Page that the owner of the estate publishes again and again. */
const EDITED = "/visites";

export interface PublicationTally {
  /** Number of publications, and of visits meanwhile. */
  publications: number;
  visits: number;
  /** Visits that were shown what had been replaced before they asked, as `7 shown for 8`. */
  outdated: string[];
}

/** Publishes a page of the estate as quickly as it can be, while visitors ask for it all the time. */
export async function provePublications(url: string, count: number): Promise<PublicationTally> {
  const page = await numberPage(await logInToDemo(url, "admin@73.example"), EDITED);
  const tally = await publishAmongVisits(url, page, count);
  await page.restore();
  return tally;
}

export async function publishAmongVisits(
  url: string,
  page: Pick<NumberedPage, "path" | "publishNext">,
  count: number,
): Promise<PublicationTally> {
  const tally: PublicationTally = { publications: 0, visits: 0, outdated: [] };
  let published = await page.publishNext();
  let isOver = false;
  const visit = async (visitor: number) => {
    while (!isOver) {
      const known = published;
      const headers = { "x-forwarded-for": `198.19.0.${visitor}` };
      const { body } = await askPage(url, { path: page.path, headers });
      const shown = Math.min(...numbersShown(body));
      if (!(shown >= known)) tally.outdated.push(`${shown} shown for ${known}`);
      tally.visits += 1;
      await setTimeout(PAUSE);
    }
  };
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  try {
    for (; tally.publications < count; tally.publications += 1) {
      published = await page.publishNext();
    }
  } finally {
    isOver = true;
    await Promise.all(visits);
  }
  return tally;
}
