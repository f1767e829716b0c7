import { createHmac, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { siteEnvironment } from "@/lib/api/environment";
import { changeNoticeSchema } from "@/lib/contract/change";
import { cacheTagOf } from "@/lib/site/cached";
import { noteContentChange } from "@/lib/site/content-change";

/** How far a notice's clock may be from ours, in milliseconds. */
const MAX_AGE = 5 * 60_000;

/** Takes what the provider tells of changed content, as `changeNoticeSchema` has it. */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET } = siteEnvironment();
  const body = await request.text();
  if (
    !REVALIDATE_SECRET ||
    !isSigned(body, request.headers.get("x-signature"), REVALIDATE_SECRET)
  ) {
    return Response.json({ success: false, data: null, message: "Unsigned" }, { status: 401 });
  }
  const notice = changeNoticeSchema.safeParse(parsed(body)).data;
  if (!notice || Math.abs(Date.now() - Date.parse(notice.at)) >= MAX_AGE) {
    return Response.json({ success: false, data: null, message: "Not a notice" }, { status: 400 });
  }
  for (const change of notice.changes) revalidateTag(cacheTagOf(change), { expire: 0 });
  noteContentChange();
  return Response.json({ success: true, data: {}, message: null });
}

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
