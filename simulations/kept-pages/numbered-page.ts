import type { ContentAt, ContentDraft } from "@/lib/contract/content/draft";
import type { SiteClient } from "@/simulations/processes/site-client";

const SAID = /Révision (\d+) de cette page/g;

/** Network of the owner, which has turns of its own beside those of visitors. */
const NETWORK = { "x-forwarded-for": "198.51.100.7" };

/** Page of the site whose first title says how often it was published. */
export interface NumberedPage {
  path: string;
  /** Writes the next number into it and publishes it, in French. @throws Error when it is refused */
  publishNext(): Promise<number>;
  /** Publishes it as it was found, in French. */
  restore(): Promise<void>;
}

/** Lists the numbers that the HTML of such a page says. */
export const numbersShown = (body: string): number[] =>
  [...body.matchAll(SAID)].map(([, number]) => Number(number));

/** Takes a page of the site to be numbered, which it is from its first publication on. */
export async function numberPage(owner: SiteClient, path: string): Promise<NumberedPage> {
  const ask = async <T>(method: string, at: string, body?: unknown, version = "") => {
    const headers = { ...NETWORK, ...(version && { "If-Match": version }) };
    const { status, data } = await owner.call(method, `/api/admin${at}`, body, headers);
    if (status !== 200) throw new Error(`${method} ${at}: ${status} ${JSON.stringify(data)}`);
    return (data as { data: T }).data;
  };
  const { content } = await ask<ContentAt>("GET", `/page/at?path=${encodeURIComponent(path)}`);
  if (content?.type !== "page") throw new Error(`There is no page at ${path}`);
  const { id } = content;
  const found = await ask<ContentDraft>("GET", `/content/page/${id}`);
  let draft = found;
  let number = 0;
  const publish = async ({ values, words }: Pick<ContentDraft, "values" | "words">) => {
    draft = await ask("PUT", `/content/page/${id}`, { values, words }, draft.version);
    draft = await ask("PUT", `/content/page/${id}/publication/fr_FR`, {}, draft.version);
  };
  return {
    path,
    publishNext: async () => {
      const { values, words } = structuredClone(draft);
      const blocks = values.blocks as { conf: { title?: { fr_FR?: string } } }[];
      const title = blocks.find(({ conf }) => conf.title?.fr_FR)?.conf.title;
      if (!title) throw new Error(`No block of ${path} has a title`);
      title.fr_FR = `Révision ${number + 1} de cette page`;
      await publish({ values, words });
      number += 1;
      return number;
    },
    restore: () => publish(found),
  };
}
