import { createHmac, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { siteEnvironment } from "@/lib/api/environment";
import { changeNoticeSchema } from "@/lib/contract/change";
import { contentChanges, tagsOfChange } from "@/lib/site/change-log";

/** Largest difference between a notice's clock and ours, in milliseconds. */
const MAX_AGE = 5 * 60_000;

/** Largest notice, in bytes: more than its changes can take. */
const MAX_LENGTH = 256 * 1024;

/** Takes a notice of changes. Anybody may call: a body too long, or of no length, is not read. */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET } = siteEnvironment();
  const length = request.headers.get("content-length");
  if (length === null || Number(length) > MAX_LENGTH) return refusal(413, "Too long");
  // A caller that goes away before its end has told nothing.
  const body = await request.text().catch(() => undefined);
  if (
    body === undefined ||
    !REVALIDATE_SECRET ||
    !isSigned(body, request.headers.get("x-signature"), REVALIDATE_SECRET)
  ) {
    return refusal(401, "Unsigned");
  }
  const notice = changeNoticeSchema.safeParse(parsed(body)).data;
  if (!notice || Math.abs(Date.now() - Date.parse(notice.at)) >= MAX_AGE) {
    return refusal(400, "Not a notice");
  }
  for (const tag of new Set(notice.changes.flatMap(tagsOfChange))) {
    revalidateTag(tag, { expire: 0 });
  }
  contentChanges().note(notice.changes);
  return Response.json({ success: true, data: {}, message: null });
}

const refusal = (status: number, message: string): Response =>
  Response.json({ success: false, data: null, message }, { status });

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isSigned(body: string, signature: string | null, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const sent = Buffer.from(signature ?? "", "hex");
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
