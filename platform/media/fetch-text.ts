import type { ClientRequest, IncomingMessage } from "node:http";
import { get as httpsGet, type RequestOptions } from "node:https";
import { isIPv6 } from "node:net";

/** The most that is read, in bytes. */
export const MAX_BYTES = 200_000;
const TIMEOUT_MS = 3000;

type Get = (
  url: string,
  options: RequestOptions,
  answer: (response: IncomingMessage) => void,
) => ClientRequest;

/**
 * Fetches a text from the very address that was checked, whatever the name resolves to meanwhile.
 * @param type the content type that the answer must have
 * @throws Error for any other answer: a redirection is none, nor is one too large or too slow
 */
export async function fetchText(
  url: string,
  {
    address,
    type,
    get = httpsGet,
    timeoutMs = TIMEOUT_MS,
  }: { address: string; type: string; get?: Get; timeoutMs?: number },
): Promise<string> {
  const family = isIPv6(address) ? 6 : 4;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      url,
      {
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: type, "accept-encoding": "identity" },
        lookup: (_host, options, found) =>
          options.all ? found(null, [{ address, family }]) : found(null, address, family),
      },
      resolve,
    ).on("error", reject);
  });
  try {
    const isType = response.headers["content-type"]?.toLowerCase().startsWith(type);
    if (response.statusCode !== 200 || !isType) throw new Error(`No ${type} is at ${url}`);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new Error(`What is at ${url} is too large`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString("utf8");
  } finally {
    response.destroy();
  }
}
