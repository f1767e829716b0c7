import type { ErrorResponse } from "@/lib/contract/envelope";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface CallOptions {
  /** Sent as JSON, or as the form that it is where a file goes with it (§7). */
  body?: unknown;
  /** Query entries; undefined and empty ones are left out (§5). */
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
}

/**
 * One call of the contract (§7): resolves to the envelope's `data`.
 * @throws CallError when `success` is false or the answer is no envelope.
 */
export type Call = <T>(method: Method, path: string, options?: CallOptions) => Promise<T>;

/** A refused call; `message` is the provider's sentence, in the caller's language (§8). */
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

  /** Errors keyed by field. */
  get errors() {
    return this.failure.data.errors;
  }

  /** What is there now, where somebody else has changed it meanwhile. */
  get current(): Record<string, unknown> | undefined {
    return this.failure.data.current;
  }

  /** True when the provider could not answer; false when it answered that it will not. */
  get isOfProvider(): boolean {
    const { status, code } = this;
    return code === "UNAVAILABLE" || status < 400 || status >= 500 || status === 429;
  }
}

/** Path and query of a call. */
export function callPath(path: string, query: CallOptions["query"] = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Reads an envelope. @throws CallError */
export async function readEnvelope<T>(response: Response): Promise<T> {
  return openEnvelope(response.status, await response.json().catch(() => undefined));
}

/** What is in an envelope that came with an HTTP status. @throws CallError */
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

/** The failure of a call that got no answer of the contract. */
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
