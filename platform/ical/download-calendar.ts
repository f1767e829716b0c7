import type { IncomingMessage } from "node:http";
import { get as getPlain } from "node:http";
import { get as getSecure } from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import { UnreadableCalendar } from "./unreadable-calendar";

/** How long a calendar may take, in milliseconds, and how large it may be, in bytes. */
const PATIENCE = 15_000;
const MAX_BYTES = 4 * 1024 * 1024;

/** How often one is sent on to another address. */
const MAX_REDIRECTS = 5;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** What tests change: a server of their own is on this machine, and has no certificate. */
export interface DownloadLimits {
  allowsLoopback?: boolean;
  patience?: number;
  maxBytes?: number;
}

/**
 * The text at an address that the staff have given. Only https, and only addresses of the public
 * internet: the agent looks at the address that a name was resolved to when it connects to it, at each
 * redirect anew, so that nothing of the company's own network is asked.
 * @param url https:// or webcal://, which stands for it
 * @throws UnreadableCalendar
 */
export async function downloadCalendar(url: string, limits: DownloadLimits = {}): Promise<string> {
  const { patience = PATIENCE } = limits;
  const late = AbortSignal.timeout(patience);
  try {
    let address = publicAddress(url, limits);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const response = await answerOf(address, late, limits);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await textOf(response, limits.maxBytes ?? MAX_BYTES);
      response.destroy();
      if (!REDIRECTS.has(statusCode) || !headers.location)
        throw new UnreadableCalendar("CALENDAR_REFUSED");
      address = publicAddress(new URL(headers.location, address).href, limits);
    }
    throw new UnreadableCalendar("CALENDAR_REFUSED");
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw error;
    if (late.aborted) throw new UnreadableCalendar("CALENDAR_TOO_SLOW", { cause: error });
    // The agent's own words are the only thing that tells its refusal from another one.
    const isRefused = error instanceof Error && error.message.includes("is not allowed");
    throw new UnreadableCalendar(isRefused ? "CALENDAR_NOT_PUBLIC" : "CALENDAR_NOT_FOUND", {
      cause: error,
    });
  }
}

/** An address that may be asked for as far as its scheme goes. @throws UnreadableCalendar */
function publicAddress(url: string, { allowsLoopback = false }: DownloadLimits = {}): URL {
  const href = url.replace(/^webcals?:/i, "https:");
  if (!URL.canParse(href)) throw new UnreadableCalendar("CALENDAR_NOT_FOUND");
  const address = new URL(href);
  const isPlainTest = allowsLoopback && address.protocol === "http:";
  if (address.protocol !== "https:" && !isPlainTest)
    throw new UnreadableCalendar("CALENDAR_NOT_PUBLIC");
  return address;
}

function answerOf(
  address: URL,
  signal: AbortSignal,
  { allowsLoopback = false }: DownloadLimits,
): Promise<IncomingMessage> {
  const filter = { allowIPAddressList: allowsLoopback ? ["127.0.0.1"] : [] };
  // Packed, a small answer could become a large one.
  const headers = { Accept: "text/calendar", "Accept-Encoding": "identity" };
  return new Promise((resolve, reject) => {
    const request =
      address.protocol === "https:"
        ? getSecure(address, { agent: new RequestFilteringHttpsAgent(filter), headers, signal })
        : getPlain(address, { agent: new RequestFilteringHttpAgent(filter), headers, signal });
    request.on("response", resolve).on("error", reject);
  });
}

async function textOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new UnreadableCalendar("CALENDAR_TOO_LARGE");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
