import { routePath } from "hono/route";
import { AREAS } from "@/lib/contract/area";
import type { CallLimit } from "@/lib/contract/call-limits";
import type { Change } from "@/lib/contract/change";
import type { ErrorResponse } from "@/lib/contract/envelope";
import { MAX_INTEGER } from "@/lib/contract/integer-param";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import { recordAttention, requireAttention } from "@/platform/account/session/attention";
import { requireProof, requireSecondFactor } from "@/platform/account/session/require-of-session";
import { sessionUser } from "@/platform/account/session/session-user";
import { ApiError } from "@/platform/http/api-error";
import type { ApiDocument } from "@/platform/http/docs/api-document";
import { docsRouter } from "@/platform/http/docs/docs-router";
import { limitBody } from "@/platform/http/limit-body";
import { loggable } from "@/platform/http/loggable";
import { errorMessage, fieldMessage } from "@/platform/http/message-of";
import { networkOfCaller } from "@/platform/http/network-of-caller";
import { consume } from "@/platform/http/rate-limits";
import type { RequestContext } from "@/platform/http/request-context";
import { newRouter } from "@/platform/http/router";
import { SECURITY_SCHEMES } from "@/platform/http/security";
import { SHARED_HEADERS } from "@/platform/http/shared-headers";
import type { InUnitOfWork } from "@/platform/http/unit-of-work";
import { StaleVersion } from "@/platform/http/version";
import { MediaUnreachable } from "@/platform/media/store/media-store";
import { GatewayUnreachable } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { spokenLanguage } from "@/platform/site/spoken-language";
import { announce } from "./db/announce";
import { isDatabaseUnavailable } from "./db/database-fault";
import { sqlState } from "./db/sql-state";
import { routers } from "./routes";

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "The provider’s API", version: "1" },
  servers: [{ url: "/api" }],
  tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
};

/** Seconds after which a database that was out of reach is worth another try. */
const DATABASE_IS_BACK = 5;

/** The same of the storage of media. */
const STORAGE_IS_BACK = 10;

/**
 * Builds the provider's API (§7) as one function from a request to its response. The site is named
 * by the `idSite` header (default 72), the language by `userLang`; `Member` names the member that
 * the page was made for, where something is changed from one.
 */
export function createApp(services: Services) {
  const app = newRouter();

  app.use(async (c, next) => {
    const asked = languageCodeSchema.catch("fr_FR").parse(c.req.header("userLang"));
    c.set("language", asked);
    const idSite = Number(c.req.header("idSite") ?? 72);
    if (!Number.isInteger(idSite) || idSite < 1 || idSite > MAX_INTEGER)
      throw new ApiError("BAD_REQUEST");
    c.set("idSite", idSite);
    // Its pages and mails are in the languages that the site speaks, and the panel in all.
    if (asked !== "fr_FR" && !c.req.path.startsWith("/admin/"))
      c.set("language", await services.database.inSite(idSite, (tx) => spokenLanguage(tx, asked)));
    const token = c.req.header("Authorization") || undefined;
    c.set("token", token);
    c.set("device", c.req.header("Device") || undefined);
    c.set("userAgent", c.req.header("User-Agent") || undefined);
    c.set("currentUser", currentUserReader(services, idSite, token));
    c.set("inUnitOfWork", unitOfWorkOf(services, idSite, c.var.language));
    const address = networkOfCaller(c.env?.address ?? "unknown");
    c.set("address", address);
    const countCall = (limit: CallLimit) => consume(services.rateLimits[limit], idSite, address);
    c.set("countCall", countCall);
    const { database, clock } = services;
    c.set("requireProof", () =>
      database.inSite(idSite, (tx) => requireProof(tx, token ?? "", clock.now())),
    );
    c.set("requireAttention", () =>
      database.inSite(idSite, (tx) => requireAttention(tx, token ?? "", clock.now())),
    );
    c.set("recordAttention", () =>
      database.inSite(idSite, (tx) => recordAttention(tx, token ?? "", clock.now())),
    );
    c.set("requireSecondFactor", ({ id }) =>
      database.inSite(idSite, (tx) => requireSecondFactor(tx, id)),
    );
    // The server's own calls serve every visitor.
    if (address !== "server") await countCall("api");
    await next();
  });
  app.use(async (c, next) => {
    const member = c.req.method === "GET" ? undefined : c.req.header("Member");
    const user = member ? await c.var.currentUser() : null;
    // The page is of one member, and the browser's session another's by now.
    if (user && String(user.id) !== member) throw new ApiError("FORBIDDEN", "OTHER_MEMBER");
    await next();
  });
  app.use(limitBody);

  for (const router of routers) app.route("/", router(services));
  for (const [name, scheme] of Object.entries(SECURITY_SCHEMES)) {
    app.openAPIRegistry.registerComponent("securitySchemes", name, scheme);
  }
  for (const [name, header] of Object.entries(SHARED_HEADERS)) {
    app.openAPIRegistry.registerComponent("parameters", name, header);
  }

  app.route(
    "/",
    docsRouter(() => app.getOpenAPI31Document(DOCUMENT) as ApiDocument),
  );

  app.notFound((c) => {
    const { status, answer } = errorResponse(new ApiError("NOT_FOUND"), c.get("language"));
    return c.json(answer, status);
  });
  app.onError((error, c) => {
    const apiError = apiErrorFrom(error);
    const isFault = apiError.code === "UNAVAILABLE" && apiError !== error;
    if (apiError.code === "INTERNAL" || isFault) {
      // Its pattern: a path itself may hold a key that opens a booking.
      const path = routePath(c);
      services.log.error({ err: loggable(error), path, idSite: c.get("idSite") }, "call failed");
    }
    const { status, answer } = errorResponse(apiError, c.get("language"));
    if (apiError.retryAfter !== undefined) c.header("Retry-After", String(apiError.retryAfter));
    return c.json(answer, status);
  });
  return app;
}

function unitOfWorkOf(
  { database, clock }: Services,
  idSite: number,
  language: LanguageCode,
): InUnitOfWork {
  return (work) =>
    database.inSite(idSite, (tx) => {
      const announceInIt = (change: Change) => announce(tx, change);
      return work({ tx, idSite, language, now: clock.now(), announce: announceInIt });
    });
}

/** Returns a reader of the token's user, which looks them up on the first call, and once. */
function currentUserReader(
  { database, clock }: Services,
  idSite: number,
  token: string | undefined,
) {
  let found: Promise<User | null> | undefined;
  return () => {
    found ??= token
      ? database.inSite(idSite, (tx) => sessionUser(tx, token, clock.now()))
      : Promise.resolve(null);
    return found;
  };
}

function apiErrorFrom(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof GatewayUnreachable) return new ApiError("UNAVAILABLE");
  if (error instanceof MediaUnreachable) {
    return new ApiError("UNAVAILABLE", "UNAVAILABLE", {}, STORAGE_IS_BACK);
  }
  if (isDatabaseUnavailable(error)) {
    return new ApiError("UNAVAILABLE", "UNAVAILABLE", {}, DATABASE_IS_BACK);
  }
  // Hono throws its own for a body that is not JSON, and for one that does not say it is.
  if ("status" in error && error.status === 400) return new ApiError("BAD_REQUEST");
  if ("status" in error && error.status === 415) return new ApiError("UNSUPPORTED_TYPE");
  const { state, constraint } = sqlState(error);
  // A null character, which PostgreSQL does not hold, as text and within JSON; half a character.
  if (state && ["22021", "22P05", "22P02"].includes(state)) return new ApiError("BAD_REQUEST");
  // A row for a site that does not exist.
  if (state === "23503" && constraint?.endsWith("_id_site_site_id_fk")) {
    return new ApiError("NOT_FOUND");
  }
  return new ApiError("INTERNAL");
}

function errorResponse(apiError: ApiError, language: RequestContext["Variables"]["language"]) {
  const errors = Object.fromEntries(
    Object.entries(apiError.errors).map(([field, fault]) => [field, fieldMessage(language, fault)]),
  );
  const answer: ErrorResponse = {
    success: false,
    data: {
      code: apiError.code,
      errors,
      ...(apiError instanceof StaleVersion && { current: { ...apiError.current } }),
    },
    message: errorMessage(language, apiError.reason),
  };
  return { status: apiError.status, answer };
}

export type PlatformApp = ReturnType<typeof createApp>;
