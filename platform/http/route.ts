import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { hasPermission, isOfPanel, type Permission } from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { ApiError } from "./api-error";
import type { Area } from "./areas";
import { type IdempotentCall, idempotencyHeadersSchema } from "./idempotency-key";
import { CALL_LIMITS, type CallLimit } from "./rate-limits";
import { type CallProof, defaultResponse, type RequestContext } from "./router";
import { securityOf } from "./security";
import { sharedHeaderRefs } from "./shared-headers";

/**
 * Who may make a call (§6): who has a permission, by the role of their session; or else, by
 * `access`, ANYONE; with a KEY, holders of the randomCode part of a link, and the call itself
 * finds out, and answers alike what is another's and what is not there; SIGNED for notices of a
 * gateway. Where `session` is OPTIONAL a member may be whose it is: with a KEY, their session opens
 * it too, and for ANYONE it changes what is answered.
 */
export type Callers =
  | { can: Permission; access?: never; session?: never }
  | { can?: never; access: "ANYONE" | "KEY"; session?: "OPTIONAL" }
  | { can?: never; access: "SIGNED"; session?: never };

/** What a route says of itself besides what goes in and what comes out. */
type RouteFacts = Callers & {
  /** What the call is named, here and in the API document: a verb and its object. */
  name: string;
  area: Area;
  /** How many such calls one network may make; one is counted once what it sends was found right. */
  limit?: CallLimit;
  /**
   * It needs a proof of the last ten minutes that it is them, given in this session (`proveSelf`);
   * where actions are listed, those of the body alone.
   */
  proof?: CallProof;
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
  (R extends { idempotent: true } ? IdempotentCall : unknown);

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
    proof,
    idempotent,
    request,
    responses,
    ...config
  } = facts as R;
  return createRoute({
    ...config,
    request: idempotent ? { ...request, headers: idempotencyHeadersSchema } : request,
    operationId: name,
    tags: [area],
    security: securityOf({ can, access, session } as Callers),
    parameters: sharedHeaderRefs,
    responses: {
      ...responses,
      ...(proof ? { 403: proofNeeded(proof) } : {}),
      ...(limit ? { 429: tooManyCalls(limit) } : {}),
    },
    "x-access": access,
    "x-limit": limit,
    "x-proof": proof,
    "x-idempotent": idempotent,
    middleware: guard(can, session === "OPTIONAL"),
  } as unknown as Omit<R, keyof Callers | "limit" | "proof" | "idempotent"> & {
    path: P;
    middleware: MiddlewareHandler<RequestContext & { Variables: RouteVariables<R> }>;
  });
}

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

/** The answer to a call whose caller has to prove anew that it is them, for the document. */
const proofNeeded = (proof: CallProof) => ({
  description: `PROOF_NEEDED${proof === true ? "" : `, for ${proof.actions.join(" and ")},`} where the session has given no proof in the last ten minutes`,
  content: defaultResponse.content,
});

/** Lets those pass who have a permission, everybody where none is needed, and says who it is. */
const guard =
  (
    can: Permission | undefined,
    isForMembers: boolean,
  ): MiddlewareHandler<RequestContext & { Variables: { user: User; member: User | null } }> =>
  async (c, next) => {
    if (isForMembers) c.set("member", await c.var.currentUser());
    if (can) {
      const user = await c.var.currentUser();
      if (!user) throw new ApiError("UNAUTHENTICATED");
      if (!hasPermission(user.role, can)) throw new ApiError("FORBIDDEN");
      if (isOfPanel(can)) await c.var.requireSecondFactor(user);
      c.set("user", user);
    }
    await next();
  };
