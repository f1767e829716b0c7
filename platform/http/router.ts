import { OpenAPIHono, type RouteConfig, type RouteHook } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { z } from "zod";
import { errorResponseSchema, success } from "@/lib/contract/envelope";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import { withRetries } from "@/platform/db/with-retries";
import { apiErrorOf } from "./api-error-of";
import { type IdempotentCall, readIdempotencyKey } from "./idempotency-key";
import type { CallLimit } from "./rate-limits";
import type { InUnitOfWork, UnitOfWork } from "./unit-of-work";
import { readVersion, type VersionedCall } from "./version";

/** What every call knows of its caller. */
export interface RequestContext {
  Variables: {
    idSite: number;
    /** From the `userLang` header. */
    language: LanguageCode;
    /** From the `Authorization` header: the session's token, if any. */
    token: string | undefined;
    /** From the `Device` header: what tells a device on which its owner has logged in before. */
    device: string | undefined;
    /** From the `User-Agent` header: what the browser says of itself. */
    userAgent: string | undefined;
    /** Whose session the token opens, null for a visitor; asked of the database once a call. */
    currentUser: () => Promise<User | null>;
    /** Does the call's work in one transaction of its site. */
    inUnitOfWork: InUnitOfWork;
    /** Network of the browser, for limits. */
    address: string;
    /** Counts the call against a limit of its network. @throws ApiError TOO_MANY_REQUESTS */
    countCall: (limit: CallLimit) => Promise<void>;
    /** @throws ApiError PROOF_NEEDED where the session has proved too long ago whose it is */
    requireProof: () => Promise<void>;
    /** @throws ApiError SESSION_IDLE where nobody has used the session for a while */
    requireAttention: () => Promise<void>;
    /** Notes that somebody is there. */
    recordAttention: () => Promise<void>;
    /** @throws ApiError SECOND_FACTOR_NEEDED where the site asks its staff for one */
    requireSecondFactor: (user: User) => Promise<void>;
  };
  Bindings: { address?: string } | undefined;
}

/** A part of the contract: its routes, validated by the contract's schemas and limited. */
export class Router extends OpenAPIHono<RequestContext> {
  constructor() {
    super({
      defaultHook: (result) => {
        if (!result.success) throw apiErrorOf(result.error);
      },
    });
    const addRoute = this.openapi;
    this.openapi = (route, handler, hook) => addRoute(route, withRules(route, handler), hook);
  }

  /**
   * Adds a route whose call is one unit of work: `handler` gets the transaction with what is known
   * of the caller, and what was sent as the contract reads it; what it gives is the data of the
   * answer. It is done again when another call was first: whatever that has taken is refused then.
   * @param hook refuses what was sent with what is wrong beyond the schema, as `collectFieldErrors`
   */
  answer<R extends AnsweredRoute>(
    route: R,
    handler: (work: WorkOf<R>, sent: SentTo<R>) => Promise<DataOf<R>>,
    hook?: RouteHook<R, RequestContext>,
  ): this {
    const inOneTransaction = (caller: CallerOf<R>, sent: SentTo<R>) =>
      withRetries(() => caller.inUnitOfWork((unit) => handler({ ...caller, ...unit }, sent)));
    return this.answerInSteps(route, inOneTransaction, hook);
  }

  /** The same for a call of no transaction, or of several, as one that asks a gateway. */
  answerInSteps<R extends AnsweredRoute>(
    route: R,
    handler: (caller: CallerOf<R>, sent: SentTo<R>) => DataOf<R> | Promise<DataOf<R>>,
    hook?: RouteHook<R, RequestContext>,
  ): this {
    const answer: MiddlewareHandler<RequestContext> = async (c) =>
      c.json(ok(await handler(c.var as CallerOf<R>, sentIn(c))), 200);
    this.openapi(route, answer as never, hook as never);
    return this;
  }

  /** The same for a call that answers with something else than data, as a file. */
  respond<R extends RouteConfig>(
    route: R,
    handler: (caller: CallerOf<R>, sent: SentTo<R>) => Promise<Response>,
  ): this {
    const respond: MiddlewareHandler<RequestContext> = (c) =>
      handler(c.var as CallerOf<R>, sentIn(c));
    this.openapi(route, respond as never);
    return this;
  }
}

export const newRouter = () => new Router();

/** What was sent to a route, after its schemas have read it. */
function sentIn<R>(c: Context<RequestContext>): SentTo<R> {
  const read = (part: keyof SentTo<R>) => c.req.valid(part as never);
  return { param: read("param"), query: read("query"), json: read("json"), form: read("form") };
}

/** A route that answers with data in the envelope. */
type AnsweredRoute = RouteConfig & {
  responses: { 200: { content: { "application/json": { schema: z.ZodType<{ data: unknown }> } } } };
};

/** What is known of the caller of a route. */
type CallerOf<R> = R extends {
  middleware: MiddlewareHandler<infer E extends { Variables: RequestContext["Variables"] }>;
}
  ? E["Variables"]
  : RequestContext["Variables"];

/** What the handler of a route works with. A session is read before, as it has its own transaction. */
type WorkOf<R> = UnitOfWork & Omit<CallerOf<R>, "currentUser" | "inUnitOfWork">;

/** What was sent to a route, read by its schemas. */
interface SentTo<R> {
  param: R extends { request: { params: infer S extends z.ZodType } } ? z.output<S> : never;
  query: R extends { request: { query: infer S extends z.ZodType } } ? z.output<S> : never;
  json: R extends {
    request: { body: { content: { "application/json": { schema: infer S extends z.ZodType } } } };
  }
    ? z.output<S>
    : never;
  form: R extends {
    request: {
      body: { content: { "multipart/form-data": { schema: infer S extends z.ZodType } } };
    };
  }
    ? z.output<S>
    : never;
}

/** The data that a route answers with. */
type DataOf<R extends AnsweredRoute> =
  z.input<R["responses"][200]["content"]["application/json"]["schema"]> extends {
    data: infer Data;
  }
    ? Data
    : never;

/** When a call needs a proof: always, or for these actions of its body. */
export type CallProof = true | { actions: readonly string[] };

/** What a route says of each call, and its router sees to. */
interface CallRules {
  path: string;
  "x-limit"?: CallLimit;
  "x-proof"?: CallProof;
  "x-idempotent"?: true;
  "x-starts-from"?: unknown;
}

/**
 * The handler of a route, after the key of the call was read, its proof was found and the call was
 * counted against the limit of the route. All follow the check of the body, so that correcting a form
 * costs no call.
 */
function withRules<H>(
  {
    "x-limit": limit,
    "x-proof": proof,
    "x-idempotent": isIdempotent,
    "x-starts-from": startsFrom,
  }: CallRules,
  handler: H,
): H {
  const isVersioned = startsFrom === "VERSION";
  if (!limit && !proof && !isIdempotent && !isVersioned) return handler;
  const ruled: MiddlewareHandler<
    RequestContext & { Variables: IdempotentCall & VersionedCall }
  > = async (c, next) => {
    if (isIdempotent) c.set("idempotencyKey", readIdempotencyKey(c.req.header("Idempotency-Key")));
    if (proof && isToProve(proof, c.req.valid("json" as never))) await c.var.requireProof();
    if (isVersioned) c.set("version", readVersion(c.req.header("If-Match")));
    if (limit) await c.var.countCall(limit);
    return (handler as typeof ruled)(c, next);
  };
  return ruled as H;
}

const isToProve = (proof: CallProof, json: { action?: string } | undefined): boolean =>
  proof === true || proof.actions.includes(json?.action ?? "");

const json = <T extends z.ZodType>(schema: T) => ({ "application/json": { schema } });

/** The response to a call that was refused, for `createRoute`. */
export const defaultResponse = {
  description: "The call was refused",
  content: json(errorResponseSchema),
} as const;

/** The responses of a route, for `createRoute`: the call's data, or an error. */
export function responses<T extends z.ZodType>(data: T, description: string) {
  return {
    200: { description, content: json(success(data)) },
    default: defaultResponse,
  } as const;
}

/** A JSON body, for `createRoute`. */
export function body<T extends z.ZodType>(schema: T) {
  return { body: { required: true, content: json(schema) } } as const;
}

/** A form with a file in it, for `createRoute`. */
export function upload<T extends z.ZodType>(schema: T) {
  return { body: { required: true, content: { "multipart/form-data": { schema } } } } as const;
}

/** The envelope of a call that went well. */
export function ok<T>(data: T) {
  return { success: true as const, data, message: null };
}
