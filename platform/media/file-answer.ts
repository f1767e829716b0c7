import { byteRange } from "@/lib/rules/site/byte-range";
import type { MediaKey, MediaStore } from "./store/media-store";

/** Part of a file that is in memory at once, in bytes. */
const PART = 2_000_000;

/**
 * Answers with a file part by part, so that none is in memory as a whole; or with the requested
 * range.
 * @param headers further headers of the answer
 * @returns undefined where there is none
 */
export async function fileAnswer(
  media: MediaStore,
  key: MediaKey,
  { range, headers }: { range: string | undefined; headers: Record<string, string> },
): Promise<Response | undefined> {
  const head = await media.readPart(key, { from: 0, length: 1 });
  if (!head) return undefined;
  const { total } = head;
  const asked = byteRange(range, total);
  if (asked === "NONE") {
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${total}` } });
  }
  const { first, last } = asked ?? { first: 0, last: total - 1 };
  return new Response(partsOf(media, key, { first, last }), {
    status: asked ? 206 : 200,
    headers: {
      ...headers,
      "Accept-Ranges": "bytes",
      "Content-Length": String(last - first + 1),
      ...(asked && { "Content-Range": `bytes ${first}-${last}/${total}` }),
    },
  });
}

function partsOf(
  media: MediaStore,
  key: MediaKey,
  { first, last }: { first: number; last: number },
) {
  let from = first;
  return new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const length = Math.min(PART, last + 1 - from);
      const part = length > 0 ? await media.readPart(key, { from, length }) : undefined;
      if (part?.content.length) stream.enqueue(part.content);
      from += part?.content.length ?? 0;
      if (from > last) stream.close();
      else if (!part?.content.length) stream.error(new Error("The file has ended before its end"));
    },
  });
}
