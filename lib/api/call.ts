import type { AnswerTo, CallKey, WithCall } from "@/lib/contract/asked-call";
import type { ErrorResponse } from "@/lib/contract/envelope";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Makes a call of the contract (§7), named by its method and path, and resolves to the envelope's
 * `data`. The call's declaration types its request and its answer.
 * @throws CallError when `success` is false or the answer is no envelope.
 */
export type Call = <Key extends CallKey>(
  key: Key,
  ...sent: WithCall<Key>
) => Promise<AnswerTo<Key>>;

export interface CallParts {
  params?: Record<string, string | number>;
  /** Query entries; undefined and empty ones are left out (§5). */
  query?: Record<string, string | number | boolean | undefined> | URLSearchParams;
  /** Body as JSON, or the form itself where a file goes with it (§7). */
  body?: unknown;
  /** Idempotency key: the call is done once, however often it is sent. */
  key?: string;
  /**
   * Version that a change began from.
   * @throws CallError STALE where the version has changed since
   */
  version?: string | undefined;
}

export interface CallRequest {
  /** Method and path as declared. */
  key: string;
  method: Method;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

export const callBy = (send: (request: CallRequest) => Promise<unknown>): Call =>
  ((key: string, sent: CallParts = {}) => send(requestOf(key, sent))) as Call;

function requestOf(key: string, sent: CallParts): CallRequest {
  const [method, template = ""] = key.split(" ");
  return {
    key,
    method: method as Method,
    path: callPath(filledPath(template, sent.params), sent.query),
    headers: {
      ...(sent.key !== undefined && { "Idempotency-Key": sent.key }),
      ...("version" in sent && { "If-Match": `"${sent.version}"` }),
    },
    body: sent.body,
  };
}

export const filledPath = (template: string, params: CallParts["params"] = {}): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

export function callPath(path: string, query: CallParts["query"] = {}): string {
  const entries =
    query instanceof URLSearchParams
      ? [...query]
      : Object.entries(query).flatMap(([name, value]) =>
          value === undefined || value === "" ? [] : [[name, String(value)]],
        );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Refused call; `message` is the provider's sentence, in the caller's language (§8). */
export class CallError extends Error {
  constructor(
    /** HTTP status, 0 when no answer came. */
    readonly status: number,
    readonly failure: ErrorResponse,
  ) {
    super(failure.message);
    this.name = "CallError";
  }

  get code() {
    return this.failure.data.code;
  }

  get errors() {
    return this.failure.data.errors;
  }

  /** The current state, where somebody else has changed it meanwhile. */
  get current(): Record<string, unknown> | undefined {
    return this.failure.data.current;
  }

  /** True when the provider could not answer; false when it answered that it will not. */
  get isOfProvider(): boolean {
    const { status, code } = this;
    return code === "UNAVAILABLE" || status < 400 || status >= 500 || status === 429;
  }
}

/** @throws CallError */
export async function readEnvelope<T>(response: Response): Promise<T> {
  return openEnvelope(response.status, await response.json().catch(() => undefined));
}

/**
 * Returns the data of an envelope.
 * @throws CallError
 */
export function openEnvelope<T>(status: number, envelope: unknown): T {
  if (isObject(envelope) && envelope.success === true) return envelope.data as T;
  if (isObject(envelope) && envelope.success === false) {
    const data = isObject(envelope.data) ? envelope.data : {};
    throw new CallError(status, {
      success: false,
      message: String(envelope.message ?? ""),
      data: {
        code: (data.code ?? "INTERNAL") as ErrorResponse["data"]["code"],
        errors: (data.errors ?? {}) as ErrorResponse["data"]["errors"],
        ...(isObject(data.current) && { current: data.current }),
      },
    });
  }
  throw unreachable(status, `The provider answered ${status} without an envelope`);
}

/** Makes the error of a call that got no answer of the contract. */
export function unreachable(status: number, message: string): CallError {
  return new CallError(status, {
    success: false,
    message,
    data: { code: "UNAVAILABLE", errors: {} },
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
