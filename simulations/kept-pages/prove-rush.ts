import { atOnce } from "@/simulations/at-once";
import { logInAsOwner } from "@/simulations/processes/site-client";
import { askPage } from "./ask-page";
import { announceChange } from "./numbered-phone";

const VISITORS = 1_000;

/** What a page that was to be made anew cost when all asked for it at once. */
export interface RushTally {
  /** How often it was made. */
  renders: number;
  /** How many different answers there were. */
  answers: number;
}

/**
 * Has a thousand visitors, each of a network of their own, ask at once for a page that has just changed.
 * @param metricsUrl where the site tells its metrics
 * @param path of a public page
 */
export async function proveRush(url: string, metricsUrl: string, path: string): Promise<RushTally> {
  await announceChange(await logInAsOwner(url), 999_999);
  const before = await rendersOf(metricsUrl);
  const answers = await atOnce(VISITORS, (visitor) =>
    askPage(url, {
      path,
      headers: { "x-forwarded-for": `198.18.${visitor >> 8}.${visitor & 255}` },
    }),
  );
  const renders = (await rendersOf(metricsUrl)) - before;
  const different = new Set(answers.map(({ status, body }) => `${status} ${body}`));
  return { renders, answers: different.size };
}

async function rendersOf(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const [, value] = /^page_renders_total (\d+)$/m.exec(text) ?? [];
  if (value === undefined) throw new Error("The site does not tell its renders");
  return Number(value);
}
