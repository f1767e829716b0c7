import { AsyncLocalStorage } from "node:async_hooks";

/** Longest wait of one page for all of its calls together, in milliseconds. */
const PAGE_WAIT = 3000;

/**
 * Time that one page has waited for its provider, and the number of its failed calls. Calls that
 * run at the same time are waited for once; work between the calls does not count.
 */
export class ProviderWait {
  /** Calls that got no answer of the contract, and that the page needs. */
  failures = 0;
  /** Seconds until its visitor may ask again, where one of them was a call too many. */
  retryAfter: number | undefined;
  #spent = 0;
  #pending = 0;
  #since = 0;

  constructor(private readonly limit = PAGE_WAIT) {}

  /**
   * Counts the time until the call is settled.
   * @param call gets a signal that aborts when the time is over
   * @param share the part of the page's time that the call may take at most, up to 1
   * @throws Error when the time is over, whether or not the call heeds the signal
   */
  async during<T>(call: (signal: AbortSignal) => Promise<T>, share = 1): Promise<T> {
    const now = performance.now();
    if (this.#pending === 0) this.#since = now;
    const remaining = this.limit - this.#spent - (now - this.#since);
    const most = Math.max(1, Math.min(remaining, this.limit * share));
    const timeout = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.#pending++;
    try {
      const expired = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new Error(`The provider took longer than ${Math.round(most)} ms`));
          timeout.abort();
        }, most);
      });
      return await Promise.race([call(timeout.signal), expired]);
    } finally {
      clearTimeout(timer);
      this.#pending--;
      if (this.#pending === 0) this.#spent += performance.now() - this.#since;
    }
  }
}

/** Pages and the server do not share module instances: the process does. */
const KEY = Symbol.for("chauffeur-site.provider-wait");
interface Shared {
  waits: AsyncLocalStorage<ProviderWait>;
  failedAt: number;
}

function shared(): Shared {
  const holder = globalThis as { [KEY]?: Shared };
  holder[KEY] ??= { waits: new AsyncLocalStorage(), failedAt: Number.NEGATIVE_INFINITY };
  return holder[KEY];
}

export const waitTogether = <T>(wait: ProviderWait, makePage: () => T): T =>
  shared().waits.run(wait, makePage);

export const currentWait = (): ProviderWait | undefined => shared().waits.getStore();

/** Notes the failure of a call that the page needs; `retryAfter` in seconds, of a call too many. */
export function noteFailure(wait: ProviderWait, retryAfter?: number): void {
  wait.failures++;
  wait.retryAfter = retryAfter ?? wait.retryAfter;
  shared().failedAt = performance.now();
}

/**
 * Tells whether such a call has failed since a moment of `performance.now()`. Simultaneous requests
 * for the same page share one rendering, which counts as the wait of the first of them.
 */
export const hasFailedSince = (moment: number): boolean => shared().failedAt >= moment;
