import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { CallFacts, CallProof } from "@/lib/contract/call";
import { CALL_LIMITS, type CallLimit } from "@/lib/contract/call-limits";
import { success } from "@/lib/contract/envelope";
import {
  endsWhenIdle,
  hasPermission,
  isOfPanel,
  needsProof,
  type Permission,
} from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { ApiError } from "./api-error";
import { defaultResponse, json } from "./documented-answer";
import { idempotencyHeadersSchema } from "./idempotency-key";
import type { RequestContext } from "./request-context";
import { securityOf } from "./security";
import { sharedHeaderRefs } from "./shared-headers";
import { ifMatchHeadersSchema } from "./version";

/**
 * Declares a call, as its router and the API document need it. Its guard stands before all else: a
 * call reaches nothing that its caller may not.
 */
export function route(facts: CallFacts) {
  const { name, area, can, access, session, limit, proof: saidProof, idempotent } = facts;
  const { startsFrom, atTheWheel, method, path, summary, description, params } = facts;
  const isChange = method !== "get" && can !== undefined;
  const proof = (saidProof ?? (isChange && needsProof(can))) || undefined;
  const query = can && facts.query instanceof z.ZodObject ? strictly(facts.query) : facts.query;
  return createRoute({
    method,
    path,
    summary,
    ...(description !== undefined && { description }),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...sentAs(facts),
      ...(idempotent && { headers: idempotencyHeadersSchema }),
      ...(startsFrom === "VERSION" && { headers: ifMatchHeadersSchema }),
    } as RouteConfig["request"],
    operationId: name,
    tags: [area],
    security: securityOf(facts),
    parameters: sharedHeaderRefs,
    responses: {
      200: { description: facts.says, content: answeredAs(facts) },
      default: defaultResponse,
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
  } as RouteConfig & { path: string });
}

function sentAs({ body, form }: CallFacts) {
  if (body) return { body: { required: true, content: json(body) } };
  if (form)
    return { body: { required: true, content: { "multipart/form-data": { schema: form } } } };
  return {};
}

function answeredAs({ answer, file = [] }: CallFacts) {
  if (answer) return json(success(answer));
  const schema = (kind: string) => (kind === "application/json" ? z.unknown() : z.string());
  return Object.fromEntries([file].flat().map((kind) => [kind, { schema: schema(kind) }]));
}

/**
 * Makes the query of a call with a session refuse entries that it does not know, unless the schema
 * allows others. The address of a page or of a mailed link may have been given more entries on its
 * way.
 */
const strictly = (query: z.ZodObject) => (query.def.catchall ? query : query.strict());

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

/** Answers to a change that names no version to start from, or one that is no longer current. */
const STALE_RESPONSES = {
  409: {
    description: "STALE where somebody else has changed it meanwhile, with what is there now",
    content: defaultResponse.content,
  },
  428: { description: "VERSION_NEEDED without If-Match", content: defaultResponse.content },
};

/** Describes the answer to a caller who has to prove their identity anew, for the document. */
const proofNeeded = (proof: CallProof) => ({
  description: `PROOF_NEEDED${proof === true ? "" : `, for ${proof.actions.join(" and ")},`} where the session has given no proof in the last ten minutes`,
  content: defaultResponse.content,
});

/** Lets callers pass who have a permission, everybody where none is needed, and sets the user. */
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
      // A request that a page makes by itself is no sign of a person.
      if (mayEnd && isChange) await c.var.recordAttention();
      c.set("user", user);
    }
    await next();
  };
