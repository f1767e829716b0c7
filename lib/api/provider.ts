import { embeddedPlatform } from "./embedded-platform";
import { siteEnvironment } from "./environment";

/** How long a provider may take to answer what is not asked for a page, in milliseconds. */
const TIMEOUT = 10_000;

/** What is sent to the provider. */
export interface ProviderRequest {
  method: string;
  headers: Headers;
  body?: string | ArrayBuffer | ReadableStream | null;
  /** Ends the waiting for a remote provider, also for the rest of what it sends. */
  signal?: AbortSignal;
  /** Where a remote provider is looked for in place of API_URL. */
  at?: string;
}

/**
 * Sends one request of the contract to the site's provider: the embedded one in process, or the
 * remote one at API_URL. `path` begins with a slash and holds the query. Redirects are not followed:
 * the contract has none between servers.
 * @throws TypeError or DOMException when a remote provider cannot be reached in time.
 */
export async function askProvider(
  path: string,
  { method, headers: sent, body, signal, at }: ProviderRequest,
  address: string,
): Promise<Response> {
  const { API_URL, SITE_ID } = siteEnvironment();
  const headers = new Headers(sent);
  headers.set("idSite", String(SITE_ID));
  const base = (at ?? API_URL)?.replace(/\/$/, "") ?? "http://platform.internal";
  const request = new Request(base + path, {
    method,
    headers,
    ...(body ? { body, duplex: "half" } : {}),
    redirect: "manual",
  } as RequestInit);
  // Nobody is waited for there: it ends its work itself.
  if (!API_URL) return embeddedPlatform().fetch(request, { address });
  request.headers.set("x-forwarded-for", address);
  return fetch(request, { signal: signal ?? AbortSignal.timeout(TIMEOUT) });
}
