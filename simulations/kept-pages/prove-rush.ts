import { atOnce } from "@/simulations/at-once";
import { logInAsOwner } from "@/simulations/processes/site-client";
import { askPage } from "./ask-page";
import { announceChange } from "./numbered-phone";
import { readPageMetrics } from "./page-metrics";

const VISITORS = 1_000;

/** Cost of a page to be made anew when all asked for it at once. */
export interface RushTally {
  renders: number;
  /** Number of different answers. */
  answers: number;
}

/**
 * Sends a thousand visitors, each of a network of their own, to ask at once for a page that has
 * just changed.
 * @param metricsUrl address of the site's metrics
 * @param path of a public page
 */
export async function proveRush(url: string, metricsUrl: string, path: string): Promise<RushTally> {
  await announceChange(await logInAsOwner(url), 999_999);
  const before = (await readPageMetrics(metricsUrl)).renders;
  const answers = await atOnce(VISITORS, (visitor) =>
    askPage(url, {
      path,
      headers: { "x-forwarded-for": `198.18.${visitor >> 8}.${visitor & 255}` },
    }),
  );
  const renders = (await readPageMetrics(metricsUrl)).renders - before;
  const different = new Set(answers.map(({ status, body }) => `${status} ${body}`));
  return { renders, answers: different.size };
}
