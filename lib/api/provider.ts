import { embeddedPlatform } from "./embedded-platform";
import { siteEnvironment } from "./environment";

/** Longest time that a provider may take for a call that no page waits for, in milliseconds. */
const TIMEOUT = 10_000;

export interface ProviderRequest {
  method: string;
  headers: Headers;
  body?: string | ArrayBuffer | ReadableStream | null;
  /** Ends the wait for a remote provider, and for the rest of its answer. */
  signal?: AbortSignal;
  /** Address of a remote provider in place of API_URL. */
  at?: string;
}

/**
 * Sends one request of the contract to the site's provider: the embedded one in process, or the
 * remote one at API_URL. `path` begins with a slash and has the query. Redirects are not followed:
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
  // The embedded provider needs no timeout: it ends its work itself.
  if (!API_URL) return embeddedPlatform().fetch(request, { address });
  request.headers.set("x-forwarded-for", address);
  return fetch(request, { signal: signal ?? AbortSignal.timeout(TIMEOUT) });
}
