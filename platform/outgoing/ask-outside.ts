import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { request as requestPlain } from "node:http";
import { type RequestOptions, request as requestSecure } from "node:https";
import { checkedLookup, INTERNET, type Network } from "./checked-lookup";
import { DESTINATIONS, type DestinationName } from "./destinations";

export interface OutsideRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Limits below the destination's own, in milliseconds and bytes. */
  patience?: number | undefined;
  maxBytes?: number | undefined;
  /** Network for tests: their own server is on this machine, and has no certificate. */
  network?: Network | undefined;
}

export interface OutsideAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type OutsideFault = "NOT_PUBLIC" | "TOO_LARGE" | "TOO_SLOW" | "UNREACHABLE";

/** Error that names its destination alone: the address itself may be a secret. */
export class OutsideError extends Error {
  constructor(
    name: DestinationName,
    readonly code: OutsideFault,
    options?: ErrorOptions,
  ) {
    super(`${name} was asked in vain: ${code}`, options);
  }
}

/**
 * Asks over HTTP: the one way out of this process. A destination that somebody else has chosen is
 * asked at the very addresses that were checked, even if its name resolves elsewhere meanwhile.
 * Follows no redirect, reads nothing packed, and ends when the destination's time or bytes are
 * over.
 * @throws OutsideError
 */
export async function askOutside(
  name: DestinationName,
  address: string,
  request: OutsideRequest = {},
): Promise<OutsideAnswer> {
  const { patience = DESTINATIONS[name].patience, maxBytes = DESTINATIONS[name].maxBytes } =
    request;
  const late = AbortSignal.timeout(patience);
  try {
    const response = await send(name, address, request, late);
    const body = await readBody(response, maxBytes);
    if (body === undefined) throw new OutsideError(name, "TOO_LARGE");
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError(name, late.aborted ? "TOO_SLOW" : "UNREACHABLE", { cause: error });
  }
}

function send(
  name: DestinationName,
  address: string,
  { method = "GET", headers, body, network = INTERNET }: OutsideRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isGiven = DESTINATIONS[name].chosenBy === "SOMEBODY";
  const refusal = () => new OutsideError(name, "NOT_PUBLIC");
  const url = isGiven ? network.readAddress(address) : new URL(address);
  if (!url) throw refusal();
  // A connection is never kept for another caller.
  const guard = isGiven ? { agent: false, lookup: checkedLookup(network, refusal) } : {};
  const options: RequestOptions = {
    method,
    // Packed, a small answer could become a large one.
    headers: { ...headers, "accept-encoding": "identity" },
    signal,
    ...guard,
  };
  const open = url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    open(url, options, resolve).on("error", reject).end(body);
  });
}

/** Reads a body; undefined for one that is longer than it may be. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
