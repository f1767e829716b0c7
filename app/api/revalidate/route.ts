import { createHmac, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { siteEnvironment } from "@/lib/api/environment";
import { isCacheTag } from "@/lib/site/cache-tags";
import { noteContentChange } from "@/lib/site/content-change";

/** How far a notice's clock may be from ours, in milliseconds. */
const MAX_AGE = 5 * 60_000;

/**
 * What a provider tells when content changed: `{ tags: string[], at: ISO instant }`, with the
 * HMAC-SHA256 of the body, in hex, in the header `x-signature`.
 */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET } = siteEnvironment();
  const body = await request.text();
  if (
    !REVALIDATE_SECRET ||
    !isSigned(body, request.headers.get("x-signature"), REVALIDATE_SECRET)
  ) {
    return Response.json({ success: false, data: null, message: "Unsigned" }, { status: 401 });
  }
  const { tags, at } = JSON.parse(body) as { tags?: unknown; at?: string };
  const isFresh = Math.abs(Date.now() - Date.parse(at ?? "")) < MAX_AGE;
  if (!isFresh || !Array.isArray(tags) || !tags.every(isCacheTag)) {
    return Response.json({ success: false, data: null, message: "Not a notice" }, { status: 400 });
  }
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  noteContentChange();
  return Response.json({ success: true, data: { tags }, message: null });
}

function isSigned(body: string, signature: string | null, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature ?? "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
