import type { OutgoingHttpHeaders, RequestListener } from "node:http";
import inject from "light-my-request";
import type { PageRequest } from "./page-request";
import { gatherTags } from "./page-tags.mjs";

/** Answer of Next, uncompressed. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Tags of its sources; undefined where they are not known. */
  tags?: string[] | undefined;
}

/** Host that names no visitor and no proxy; pages have their address from the site's settings. */
const HOST = "localhost";

/**
 * Has Next answer a request that holds only the parts that the page depends on, so that nothing
 * else of a visitor's request can get into a page that is kept for all. A visitor cannot break it
 * off either.
 * @param at instant that the page shows, in milliseconds
 */
export async function renderInProcess(
  handle: RequestListener,
  { url, headers }: PageRequest,
  at: number,
): Promise<RenderedPage> {
  const { answered, tags } = await gatherTags(
    async () => inject(handle, { method: "GET", url, headers: { ...headers, host: HOST } }),
    at,
  );
  const { statusCode: status, headers: sent, rawPayload: body } = answered;
  return { status, headers: sent, body, tags };
}
