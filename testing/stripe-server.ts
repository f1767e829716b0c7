import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type Stripe from "stripe";
import {
  openStripeAccount,
  type StripeAccount,
  type StripeAnswer,
  stripeFailure,
} from "./stripe-account";

export interface StripeFault {
  /** Status of Stripe's failure; the call has no effect. */
  status?: number;
  error?: Partial<Stripe.StripeRawError>;
  /** Milliseconds that the answer takes. */
  delay?: number;
  /** True when the call takes effect, and the line goes dead before its answer. */
  hangUp?: boolean;
  /** Answer of something else in Stripe's place. */
  garbage?: string;
}

export interface TestStripeServer {
  url: string;
  account: StripeAccount;
  /** Faults of the next calls, one after the other; none once it is empty. */
  faults: (StripeFault | undefined)[];
  /** Calls that came, as `POST /v1/refunds`. */
  calls: string[];
  /** Forgets the keys, as after a day: a key that was used before is a new one. */
  forgetKeys(): void;
  close(): Promise<void>;
}

/**
 * Opens Stripe's API on a port of its own of this machine, with its idempotency keys: under one of
 * them a call takes effect once, a different call is refused, and one at the same time must wait.
 */
export async function openStripeServer(): Promise<TestStripeServer> {
  const account = openStripeAccount();
  const keys = new Map<string, { call: string; answer: StripeAnswer | undefined }>();
  const faults: TestStripeServer["faults"] = [];
  const calls: string[] = [];

  const server = createServer(async (request, response) => {
    calls.push(`${request.method} ${request.url?.split("?")[0]}`);
    const body = await text(request);
    const fault = faults.shift() ?? {};
    const { status, answer } = await answerWith(request, body, fault);
    if (fault.hangUp) request.socket.destroy();
    else response.writeHead(status, { "Request-Id": "req_test" }).end(answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });

  async function answerWith(request: IncomingMessage, body: string, fault: StripeFault) {
    if (fault.garbage !== undefined) return { status: 200, answer: fault.garbage };
    const { status, body: answer } = fault.status
      ? stripeFailure(fault.status, fault.error ?? { type: "api_error", message: "A fault" })
      : await answerOnce(request, body, fault.delay ?? 0);
    return { status, answer: JSON.stringify(answer) };
  }

  async function answerOnce(
    { method = "", url = "", headers }: IncomingMessage,
    body: string,
    delay: number,
  ): Promise<StripeAnswer> {
    const key = headers["idempotency-key"]?.toString();
    const call = `${method} ${url} ${body}`;
    const known = key ? keys.get(key) : undefined;
    if (known && known.call !== call) {
      return stripeFailure(400, { type: "idempotency_error", message: "The key was another’s" });
    }
    if (known) {
      const message = "There is currently another in-progress request using this key";
      const type = "invalid_request_error";
      return known.answer ?? stripeFailure(409, { type, code: "lock_timeout", message });
    }
    const used = { call, answer: undefined as StripeAnswer | undefined };
    if (key) keys.set(key, used);
    await setTimeout(delay);
    const { authorization } = headers;
    const fields = new URLSearchParams(body);
    used.answer = account.answer({ method, path: url, authorization, fields });
    return used.answer;
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    faults,
    calls,
    forgetKeys: () => keys.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
