import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { CallError } from "@/lib/api/call";
import { siteEnvironment } from "@/lib/api/environment";
import { getStripePublicKey } from "@/lib/api/payment";
import { serverCall } from "@/lib/api/server-call";
import { sessionToken } from "@/lib/api/session-cookies";
import { getSiteInfo, logVisit } from "@/lib/api/site";
import { STAFF_COOKIE, staffCookie } from "@/lib/api/staff-cookie";
import { getUser } from "@/lib/api/user";
import { hasPermission } from "@/lib/contract/permission";
import { isStaffRole } from "@/lib/contract/staff-role";
import type { User } from "@/lib/contract/user";
import {
  isLetterPath,
  isMemberPath,
  isPanelPath,
  isPaymentPath,
  isPrivatePath,
} from "@/lib/rules/site/private-path";
import {
  DEFAULT_LOCALE,
  type Locale,
  localeOfPath,
  localisedPath,
} from "@/lib/rules/text/locale-code";
import { panelLocale } from "@/lib/site/panel-locale";
import { NONCE_HEADER, privatePolicy } from "@/lib/site/private-policy";
import { siteLocales } from "@/lib/site/site-locales";

/** Logs visits that came with `?from=`, leads to the login, and gives private pages their policy. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const isPrivate = isPrivatePath(pathname);
  // The panel has days of its own by that name.
  const from = isPanelPath(pathname) ? null : searchParams.get("from");
  const response = from === null ? await ownPage(request) : await visit(request, from);
  if (isPrivate) {
    response.headers.set("Cache-Control", "no-store");
    // The links of bookings and orders carry a key: the next page, also one of ours, learns the host at most.
    response.headers.set("Referrer-Policy", "strict-origin");
    response.headers.set("X-Robots-Tag", "noindex");
  }
  return response;
}

/** Logs a visit, then shows the page without what says where it came from (§2); the rest is the page's. */
async function visit(request: NextRequest, from: string) {
  const { pathname, search } = request.nextUrl;
  const address = request.headers.get("x-forwarded-for") ?? "unknown";
  const call = serverCall(localeOfPath(pathname), { address, isOptional: true });
  if (from) await logVisit(call, from).catch(() => undefined);
  const clean = new URL(pathname, request.url);
  // As it was written: a key or a search is not put in other words.
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => !/^from(?:=|$)/.test(part));
  clean.search = rest.join("&");
  return NextResponse.redirect(clean, 307);
}

/**
 * A private page, or the way to the login for who has no session where one is needed. Whose session
 * it is, and what it may, the API says; one that it does not know is none. The panel is refused to
 * members, before anything of it is made.
 */
async function ownPage(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (!isMemberPath(pathname)) return privatePage(request);
  try {
    const user = await sessionUser(request);
    if (user && isPanelPath(pathname) && !hasPermission(user.role, "panel:open")) {
      return new NextResponse(null, { status: 403 });
    }
    if (user) return withStaffMark(await privatePage(request), user, request);
  } catch {
    return new NextResponse(null, { status: 503 });
  }
  const next = pathname.replace(/^\/fr(?=\/)/, "") + search;
  const query = new URLSearchParams({ next });
  const locale = isPanelPath(pathname) ? await panelLoginLocale(request) : localeOfPath(pathname);
  return NextResponse.redirect(new URL(localisedPath(`/auth?${query}`, locale), request.url), 307);
}

/** The language of the panel where the site has a login in it, else the default one. */
async function panelLoginLocale({ cookies }: NextRequest): Promise<Locale> {
  const locale = panelLocale((name) => cookies.get(name)?.value);
  if (locale === DEFAULT_LOCALE) return locale;
  const call = serverCall(DEFAULT_LOCALE, { address: "server", isOptional: true });
  const info = await getSiteInfo(call).catch(() => undefined);
  return siteLocales(info).includes(locale) ? locale : DEFAULT_LOCALE;
}

/** The page, by which a browser of the staff is marked as one. */
function withStaffMark(page: NextResponse, { role }: User, { cookies, headers }: NextRequest) {
  if (!isStaffRole(role) || cookies.has(STAFF_COOKIE)) return page;
  const { SITE_URL } = siteEnvironment();
  const isHttps = SITE_URL?.startsWith("https:") || headers.get("x-forwarded-proto") === "https";
  page.headers.append("Set-Cookie", staffCookie(isHttps));
  return page;
}

/** Who is logged in, null for a visitor. @throws CallError when the provider cannot say */
async function sessionUser(request: NextRequest): Promise<User | null> {
  const token = sessionToken((name) => request.cookies.get(name)?.value);
  if (!token) return null;
  const address = request.headers.get("x-forwarded-for") ?? "unknown";
  const call = serverCall(localeOfPath(request.nextUrl.pathname), { address, token });
  return getUser(call).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  });
}

/** A page under a strict policy; Next reads the nonce from the request's own header. */
async function privatePage(request: NextRequest): Promise<NextResponse> {
  const nonce = randomBytes(16).toString("base64");
  const withStripe = isPaymentPath(request.nextUrl.pathname) && (await takesStripe());
  const isDev = process.env.NODE_ENV === "development";
  const withLetter = isLetterPath(request.nextUrl.pathname);
  const withWorker = isPanelPath(request.nextUrl.pathname);
  const policy = privatePolicy({ nonce, withStripe, withLetter, withWorker, isDev });
  const headers = new Headers(request.headers);
  headers.set(NONCE_HEADER, nonce);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("X-Frame-Options", "DENY");
  // A bank or a wallet may open a window of its own, which tells the payment how it went.
  if (withStripe) response.headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  return response;
}

/** True for a site that takes cards through Stripe. */
const takesStripe = () =>
  getStripePublicKey(serverCall(DEFAULT_LOCALE)).then(
    ({ publicKey }) => publicKey !== null,
    () => false,
  );

export const config = {
  runtime: "nodejs",
  // Constants that Next reads at build. What is not private here and has no `from` never comes by.
  matcher: [
    { source: "/((?!api|_next|media|fonts|consent).*)", has: [{ type: "query", key: "from" }] },
    "/:locale(en)?/booking/:reference/:part(company)?",
    "/:locale(en)?/order/:reference/:part(company)?",
    "/:locale(en)?/payment/:code",
    "/:locale(en)?/withdrawal",
    "/:locale(en)?/checkout",
    "/:locale(en)?/auth",
    "/:locale(en)?/auth/confirm/:code",
    "/:locale(en)?/auth/email/:code",
    "/:locale(en)?/password/reset/:code*",
    "/:locale(en)?/account/:part(addresses|bookings|data|goodbye|newsletter|orders|papers|profile|security)?",
    "/:locale(en)?/newsletter/:code",
    "/:locale(en)?/restock/:code",
    "/:locale(en)?/cart",
    "/:locale(en)?/outbox/:id?",
    "/admin/:path*",
  ],
};
