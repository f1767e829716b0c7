import type { OutgoingHttpHeaders, RequestListener } from "node:http";
import inject from "light-my-request";
import type { PageRequest } from "./page-request";
import { gatherTags } from "./page-tags.mjs";

/** What Next answered, uncompressed. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The tags of what it was made from; undefined where that is not known. */
  tags?: string[] | undefined;
}

/** Names no visitor and no proxy; pages take their address from the site's own settings. */
const HOST = "localhost";

/**
 * Has Next answer a request that holds only what the page depends on, so that nothing else of a
 * visitor's request can get into a page that is kept for all. It is not theirs to break off either.
 */
export async function renderInProcess(
  handle: RequestListener,
  { url, headers }: PageRequest,
): Promise<RenderedPage> {
  const { answered, tags } = await gatherTags(async () =>
    inject(handle, { method: "GET", url, headers: { ...headers, host: HOST } }),
  );
  const { statusCode: status, headers: sent, rawPayload: body } = answered;
  return { status, headers: sent, body, tags };
}
