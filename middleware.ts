import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { CallError } from "@/lib/api/call";
import { siteEnvironment } from "@/lib/api/environment";
import { serverCall } from "@/lib/api/server-call";
import { sessionToken } from "@/lib/api/session-cookies";
import { STAFF_COOKIE, staffCookie } from "@/lib/api/staff-cookie";
import { hasPermission } from "@/lib/contract/permission";
import { isStaffRole } from "@/lib/contract/staff-role";
import type { User } from "@/lib/contract/user";
import {
  isLetterPath,
  isMemberPath,
  isPanelPath,
  isPaymentPath,
  isPreviewPath,
  isPrivatePath,
} from "@/lib/rules/site/private-path";
import { SETTING_DRAFT_HEADER } from "@/lib/rules/site/setting-preview";
import {
  DEFAULT_LOCALE,
  type Locale,
  localeOfPath,
  localisedPath,
} from "@/lib/rules/text/locale-code";
import { panelLocale } from "@/lib/site/panel-locale";
import { readParameters } from "@/lib/site/parameters";
import { NONCE_HEADER, privatePolicy } from "@/lib/site/private-policy";
import { siteLocales } from "@/lib/site/site-locales";

/** Logs visits with `?from=`, leads to the login, and gives private pages their policy. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const isPrivate = isPrivatePath(pathname);
  // The panel uses a parameter `from` of its own for days.
  const from = isPanelPath(pathname) ? null : searchParams.get("from");
  const response = from === null ? await ownPage(request) : await visit(request, from);
  if (isPrivate) {
    response.headers.set("Cache-Control", "no-store");
    // Links of bookings and orders carry a key: the next page, also ours, learns the host at most.
    response.headers.set("Referrer-Policy", "strict-origin");
    response.headers.set("X-Robots-Tag", "noindex");
  }
  return response;
}

/** Logs a visit, then shows the page without its `from` (§2) and with the rest of its query. */
async function visit(request: NextRequest, from: string) {
  const { pathname, search } = request.nextUrl;
  const address = request.headers.get("x-forwarded-for") ?? "unknown";
  const call = serverCall(localeOfPath(pathname), { address, isOptional: true });
  if (from) await call("GET /site/visit/{from}", { params: { from } }).catch(() => undefined);
  const clean = new URL(pathname, request.url);
  // As it was written: a key or a search is not rewritten.
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => !/^from(?:=|$)/.test(part));
  clean.search = rest.join("&");
  return NextResponse.redirect(clean, 307);
}

/**
 * Answers with a private page, or leads to the login where a session is needed and there is none.
 * The API says whose session it is, and its rights; an unknown session is none. Members are refused
 * the panel before anything of it is made.
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

/** Returns the language of the panel where the site has a login in it, else the default one. */
async function panelLoginLocale({ cookies }: NextRequest): Promise<Locale> {
  const locale = panelLocale((name) => cookies.get(name)?.value);
  if (locale === DEFAULT_LOCALE) return locale;
  const call = serverCall(DEFAULT_LOCALE, { address: "server", isOptional: true });
  const info = await call("GET /site/info").catch(() => undefined);
  return siteLocales(info).includes(locale) ? locale : DEFAULT_LOCALE;
}

function withStaffMark(page: NextResponse, { role }: User, { cookies, headers }: NextRequest) {
  if (!isStaffRole(role) || cookies.has(STAFF_COOKIE)) return page;
  const { SITE_URL } = siteEnvironment();
  const isHttps = SITE_URL?.startsWith("https:") || headers.get("x-forwarded-proto") === "https";
  page.headers.append("Set-Cookie", staffCookie(isHttps));
  return page;
}

/**
 * Returns the logged in user, null for a visitor.
 * @throws CallError when the provider cannot say
 */
async function sessionUser(request: NextRequest): Promise<User | null> {
  const token = sessionToken((name) => request.cookies.get(name)?.value);
  if (!token) return null;
  const address = request.headers.get("x-forwarded-for") ?? "unknown";
  const call = serverCall(localeOfPath(request.nextUrl.pathname), { address, token });
  return call("GET /user").catch((error: unknown) => {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  });
}

/** Answers with a page under a strict policy; Next reads the nonce from the request's header. */
async function privatePage(request: NextRequest): Promise<NextResponse> {
  const nonce = randomBytes(16).toString("base64");
  const withStripe = isPaymentPath(request.nextUrl.pathname) && (await takesStripe());
  const isDev = process.env.NODE_ENV === "development";
  const withLetter = isLetterPath(request.nextUrl.pathname);
  const withWorker = isPanelPath(request.nextUrl.pathname);
  const isFramed = isPreviewPath(request.nextUrl.pathname);
  // The panel shows its pictures by the site itself.
  const images = withWorker ? undefined : await imageOrigin();
  const allowed = { withStripe, withLetter, withWorker, images };
  const policy = privatePolicy({ nonce, ...allowed, isFramed, isDev });
  const headers = new Headers(request.headers);
  headers.set(NONCE_HEADER, nonce);
  headers.delete(SETTING_DRAFT_HEADER);
  const draft = isFramed && request.nextUrl.searchParams.get("draft");
  if (draft) headers.set(SETTING_DRAFT_HEADER, draft);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("X-Frame-Options", isFramed ? "SAMEORIGIN" : "DENY");
  // A bank or a wallet may open a window of its own, which tells the payment how it went.
  if (withStripe) response.headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  return response;
}

/** Returns the origin that pictures of the site come from besides the site, if there is one. */
const imageOrigin = () =>
  serverCall(DEFAULT_LOCALE)("GET /parameter").then(
    (rows) => {
      const { IMAGE_SERVICE_URL } = readParameters(rows);
      return IMAGE_SERVICE_URL === null ? undefined : new URL(IMAGE_SERVICE_URL).origin;
    },
    () => undefined,
  );

const takesStripe = () =>
  serverCall(DEFAULT_LOCALE)("GET /custom-stripe/public-key").then(
    ({ publicKey }) => publicKey !== null,
    () => false,
  );

export const config = {
  runtime: "nodejs",
  // Constants that Next reads at build. Other paths without a `from` never come here.
  matcher: [
    {
      source: "/((?!api|_next|media|fonts|consent|pencil).*)",
      has: [{ type: "query", key: "from" }],
    },
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
    "/:locale(en)?/registration/:code",
    "/:locale(en)?/cart",
    "/:locale(en)?/outbox/:id?",
    "/:locale(en)?/preview/:type/:id",
    "/:locale(en)?/layout-preview/:code",
    "/:locale(en)?/label/:id",
    "/:locale(en)?/reserved/:id",
    "/:locale(en)?/search",
    "/admin/:path*",
  ],
};
