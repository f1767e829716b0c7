import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, HonoRequest, MiddlewareHandler } from "hono";
import type { z } from "zod";
import type { CallFacts, CallProof } from "@/lib/contract/call";
import type { CallLimit } from "@/lib/contract/call-limits";
import type { Permission } from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { withRetries } from "@/platform/db/with-retries";
import { apiErrorOf } from "./api-error-of";
import type { collectFieldErrors } from "./collect-field-errors";
import { type IdempotentCall, readIdempotencyKey } from "./idempotency-key";
import type { RequestContext } from "./request-context";
import { route } from "./route";
import type { UnitOfWork } from "./unit-of-work";
import { readVersion, type VersionedCall } from "./version";

/** Part of the contract: its routes, validated by the contract's schemas and limited. */
export class Router extends OpenAPIHono<RequestContext> {
  constructor() {
    super({
      // §7 writes `/blog/folder/[{id}]`: without an id the path ends in a slash.
      strict: false,
      defaultHook: (result) => {
        if (!result.success) throw apiErrorOf(result.error, { target: result.target });
      },
    });
    const addRoute = this.openapi;
    this.openapi = (route, handler, hook) => addRoute(route, withRules(route, handler), hook);
  }

  /**
   * Answers a call in one unit of work: `handler` gets the transaction with the caller's context,
   * and the parts sent as the contract reads them; it returns the data of the answer. It runs again
   * when another call was first: it then refuses anything that call has taken.
   * @param hook refuses a call with its faults beyond the schema, as `collectFieldErrors`
   */
  answer<C extends AnsweredCall>(
    declared: C,
    handler: (work: WorkOf<C>, sent: SentTo<C>) => Promise<DataOf<C>>,
    hook?: SentHook,
  ): this {
    const inOneTransaction = (caller: CallerOf<C>, sent: SentTo<C>) =>
      withRetries(() => caller.inUnitOfWork((unit) => handler({ ...caller, ...unit }, sent)));
    return this.answerInSteps(declared, inOneTransaction, hook);
  }

  /** Answers a call of no transaction, or of several, as one that asks a gateway. */
  answerInSteps<C extends AnsweredCall>(
    declared: C,
    handler: (caller: CallerOf<C>, sent: SentTo<C>) => DataOf<C> | Promise<DataOf<C>>,
    hook?: SentHook,
  ): this {
    const answer: MiddlewareHandler<RequestContext> = async (c) =>
      c.json(ok(await handler(c.var as CallerOf<C>, sentIn(c))), 200);
    this.openapi(route(declared), answer as never, hook as never);
    return this;
  }

  /** Answers a call with another thing than data, as a file, or one that reads its own body. */
  respond<C extends CallFacts>(
    declared: C,
    handler: (caller: CallerOf<C>, sent: SentTo<C>, request: HonoRequest) => Promise<Response>,
  ): this {
    const respond: MiddlewareHandler<RequestContext> = (c) =>
      handler(c.var as CallerOf<C>, sentIn(c), c.req);
    this.openapi(route(declared), respond as never);
    return this;
  }
}

export const newRouter = () => new Router();

/** Collects the parts of a call, as its schemas have read them. */
function sentIn<C>(c: Context<RequestContext>): SentTo<C> {
  const read = (part: keyof SentTo<C>) => c.req.valid(part as never);
  return { param: read("param"), query: read("query"), json: read("json"), form: read("form") };
}

type AnsweredCall = CallFacts & { answer: z.ZodType };

type SentHook = ReturnType<typeof collectFieldErrors>;

/** Caller's context, by the call's own declaration. */
type CallerOf<C> = RequestContext["Variables"] &
  (C extends { can: Permission } ? { user: User } : unknown) &
  (C extends { session: "OPTIONAL" } ? { member: User | null } : unknown) &
  (C extends { idempotent: true } ? IdempotentCall : unknown) &
  (C extends { startsFrom: "VERSION" } ? VersionedCall : unknown);

/** Context of a call's handler. A session is read before, as it has its own transaction. */
type WorkOf<C> = UnitOfWork & Omit<CallerOf<C>, "currentUser" | "inUnitOfWork">;

/** Parts sent with a call, read by its schemas. */
interface SentTo<C> {
  param: C extends { params: infer S extends z.ZodType } ? z.output<S> : never;
  query: C extends { query: infer S extends z.ZodType } ? z.output<S> : never;
  json: C extends { body: infer S extends z.ZodType } ? z.output<S> : never;
  form: C extends { form: infer S extends z.ZodType } ? z.output<S> : never;
}

type DataOf<C extends AnsweredCall> = z.input<C["answer"]>;

interface CallRules {
  path: string;
  "x-limit"?: CallLimit;
  "x-proof"?: CallProof;
  "x-idempotent"?: true;
  "x-starts-from"?: unknown;
}

/**
 * Wraps the handler of a route: the key of the call is read, its proof found and the call counted
 * against the limit of the route. All follow the check of the body, so that correcting a form costs
 * no call.
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

export function ok<T>(data: T) {
  return { success: true as const, data, message: null };
}
