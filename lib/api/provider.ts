import "server-only";
import { siteEnvironment } from "@/lib/site/environment";
import { embeddedPlatform } from "./embedded-platform";

/** How long a remote provider may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Sends one request of the contract to the site's provider: the embedded one in process, or the
 * remote one at API_URL. `path` begins with a slash and holds the query.
 * @throws TypeError or DOMException when a remote provider cannot be reached in time.
 */
export async function askProvider(
  path: string,
  init: { method: string; headers: Headers; body?: string | ReadableStream | null },
  address: string,
): Promise<Response> {
  const { API_URL, SITE_ID } = siteEnvironment();
  const headers = new Headers(init.headers);
  headers.set("idSite", String(SITE_ID));
  const base = API_URL?.replace(/\/$/, "") ?? "http://platform.internal";
  const request = new Request(base + path, {
    method: init.method,
    headers,
    ...(init.body ? { body: init.body, duplex: "half" } : {}),
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: "manual",
  } as RequestInit);
  if (!API_URL) return embeddedPlatform().fetch(request, { address });
  request.headers.set("x-forwarded-for", address);
  return fetch(request);
}
