import { askProvider } from "./provider";

/**
 * Reads an uploaded file by the path of its `url` (`uploadedFile`).
 * @param address of the visitor, for limits
 * @returns undefined where there is none
 * @throws Error when the provider cannot say
 */
export async function readMedia(path: string, address: string): Promise<Buffer | undefined> {
  const answer = await askProvider(path, { method: "GET", headers: new Headers() }, address);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} for ${path}`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Streams an uploaded file from the provider; of a video or a document, only the `range`.
 * @param gone ends it where nobody waits any more
 */
export function streamMedia(
  path: string,
  { address, range, gone }: { address: string; range: string | undefined; gone: AbortSignal },
): Promise<Response> {
  const headers = new Headers(range === undefined ? {} : { range });
  return askProvider(path, { method: "GET", headers, signal: gone }, address);
}
