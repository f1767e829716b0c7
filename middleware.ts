import { type NextRequest, NextResponse } from "next/server";
import { serverCall } from "@/lib/api/server-call";
import { logVisit } from "@/lib/api/site";
import { localeOfPath } from "@/lib/rules/locale-code";

/** Logs a visit that came with `?from=`, then shows the page without its query string (§2). */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const from = request.nextUrl.searchParams.get("from") ?? "";
  const locale = localeOfPath(request.nextUrl.pathname);
  if (from) await logVisit(serverCall(locale), from).catch(() => undefined);
  const clean = new URL(request.nextUrl.pathname, request.url);
  return NextResponse.redirect(clean, 307);
}

export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/((?!api|_next|media|fonts|consent).*)", has: [{ type: "query", key: "from" }] },
  ],
};
