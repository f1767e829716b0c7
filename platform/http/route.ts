import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import {
  endsWhenIdle,
  hasPermission,
  isOfPanel,
  needsProof,
  type Permission,
} from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { ApiError } from "./api-error";
import type { Area } from "./areas";
import type { Callers } from "./callers";
import { type IdempotentCall, idempotencyHeadersSchema } from "./idempotency-key";
import { CALL_LIMITS, type CallLimit } from "./rate-limits";
import { type CallProof, defaultResponse, type RequestContext } from "./router";
import { securityOf } from "./security";
import { sharedHeaderRefs } from "./shared-headers";
import { ifMatchHeadersSchema, type VersionedCall } from "./version";

/** How a change says what it began from; `no` says why it need not. */
export type StartsFrom = "VERSION" | { field: string } | { no: string };

/** What a route says of itself besides what goes in and what comes out. */
type RouteFacts = Callers & {
  /** What the call is named, here and in the API document: a verb and its object. */
  name: string;
  area: Area;
  /** How many such calls one network may make; one is counted once what it sends was found right. */
  limit?: CallLimit;
  /**
   * It needs a proof of the last ten minutes that it is them, given in this session (`proveSelf`);
   * where actions are listed, those of the body alone. Unsaid, its permission decides: what changes
   * prices, money or rights needs one, but for a call that says `false`.
   */
  proof?: CallProof | false;
  /**
   * Of a change of what the staff run the site by: how it says what it began from, so that nobody's
   * save overwrites another's unseen. By the VERSION that was read, or by a field of its body; or why
   * there is nothing to overwrite.
   */
  startsFrom?: StartsFrom;
  /**
   * It is needed at the wheel, where nobody touches anything for an hour: it goes on in a session that is
   * idle, as what drivers do with their own rides does.
   */
  atTheWheel?: true;
  /** It takes an Idempotency-Key: sent again under the same one, it does what it did once. */
  idempotent?: true;
  summary: string;
};

/** What a route has for the API document, but for what its facts tell. */
type DocumentedRoute = Omit<
  RouteConfig,
  "path" | "operationId" | "tags" | "security" | "parameters"
>;

/** What stands in a route under a name that none has: a fact that is misspelt would say nothing. */
type UnknownFact<R> = Exclude<keyof R, keyof DocumentedRoute | keyof RouteFacts | "path">;

/** What the handler of a route knows besides what every handler does. */
type RouteVariables<R> = (R extends { can: Permission } ? { user: User } : unknown) &
  (R extends { session: "OPTIONAL" } ? { member: User | null } : unknown) &
  (R extends { idempotent: true } ? IdempotentCall : unknown) &
  (R extends { startsFrom: "VERSION" } ? VersionedCall : unknown);

/** A route of the contract; one that does not say who may call it does not compile. */
export function route<P extends string, R extends DocumentedRoute & RouteFacts & { path: P }>(
  facts: R & Record<UnknownFact<R>, never>,
) {
  const {
    name,
    area,
    can,
    access,
    session,
    limit,
    proof: saidProof,
    idempotent,
    startsFrom,
    atTheWheel,
    request,
    responses,
    ...config
  } = facts as R;
  const isChange = config.method !== "get" && can !== undefined;
  const proof = (saidProof ?? (isChange && needsProof(can))) || undefined;
  return createRoute({
    ...config,
    request: {
      ...request,
      ...(can && request?.query instanceof z.ZodObject && { query: strictly(request.query) }),
      ...(idempotent && { headers: idempotencyHeadersSchema }),
      ...(startsFrom === "VERSION" && { headers: ifMatchHeadersSchema }),
    },
    operationId: name,
    tags: [area],
    security: securityOf({ can, access, session } as Callers),
    parameters: sharedHeaderRefs,
    responses: {
      ...responses,
      ...(proof ? { 403: proofNeeded(proof) } : {}),
      ...(startsFrom === "VERSION" ? STALE_RESPONSES : {}),
      ...(limit ? { 429: tooManyCalls(limit) } : {}),
    },
    "x-access": access,
    "x-limit": limit,
    "x-proof": proof,
    "x-idempotent": idempotent,
    "x-starts-from": startsFrom,
    "x-at-the-wheel": atTheWheel,
    middleware: guard(can, {
      isForMembers: session === "OPTIONAL",
      endsWhenIdle: can !== undefined && endsWhenIdle(can) && !atTheWheel,
      isChange,
    }),
  } as unknown as Omit<
    R,
    keyof Callers | "limit" | "proof" | "idempotent" | "startsFrom" | "atTheWheel"
  > & {
    path: P;
    middleware: MiddlewareHandler<RequestContext & { Variables: RouteVariables<R> }>;
  });
}

/**
 * The query of a call with a session: an entry that it does not know is refused, where it says nothing of
 * others. The address of a page or of a mailed link may have been given more by whatever it came through.
 */
const strictly = (query: z.ZodObject) => (query.def.catchall ? query : query.strict());

/** The answer to one call too many, for the document. */
const tooManyCalls = (limit: CallLimit) => ({
  description: `More than ${CALL_LIMITS[limit].points} calls from one network in ${CALL_LIMITS[limit].duration} seconds`,
  headers: {
    "Retry-After": {
      description: "In how many seconds the same call may pass",
      schema: { type: "integer" },
    },
  },
  content: defaultResponse.content,
});

/** The answers to a change that does not say what it began from, or began from what is no more. */
const STALE_RESPONSES = {
  409: {
    description: "STALE where somebody else has changed it meanwhile, with what is there now",
    content: defaultResponse.content,
  },
  428: { description: "VERSION_NEEDED without If-Match", content: defaultResponse.content },
};

/** The answer to a call whose caller has to prove anew that it is them, for the document. */
const proofNeeded = (proof: CallProof) => ({
  description: `PROOF_NEEDED${proof === true ? "" : `, for ${proof.actions.join(" and ")},`} where the session has given no proof in the last ten minutes`,
  content: defaultResponse.content,
});

/** Lets those pass who have a permission, everybody where none is needed, and says who it is. */
const guard =
  (
    can: Permission | undefined,
    {
      isForMembers,
      endsWhenIdle: mayEnd,
      isChange,
    }: { isForMembers: boolean; endsWhenIdle: boolean; isChange: boolean },
  ): MiddlewareHandler<RequestContext & { Variables: { user: User; member: User | null } }> =>
  async (c, next) => {
    if (isForMembers) c.set("member", await c.var.currentUser());
    if (can) {
      const user = await c.var.currentUser();
      if (!user) throw new ApiError("UNAUTHENTICATED");
      if (!hasPermission(user.role, can)) throw new ApiError("FORBIDDEN");
      if (isOfPanel(can)) await c.var.requireSecondFactor(user);
      if (mayEnd) await c.var.requireAttention();
      // What a page asks by itself is nobody's doing.
      if (mayEnd && isChange) await c.var.recordAttention();
      c.set("user", user);
    }
    await next();
  };
