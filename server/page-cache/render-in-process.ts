import type { OutgoingHttpHeaders, RequestListener } from "node:http";
import inject from "light-my-request";
import type { PageRequest } from "./page-request";

/** What Next answered, uncompressed. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
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
  const answer = await inject(handle, { method: "GET", url, headers: { ...headers, host: HOST } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
}
