import { AsyncLocalStorage } from "node:async_hooks";

/** How long one page may wait for its provider, all of its calls together, in milliseconds. */
const PAGE_WAIT = 3000;

/**
 * What one page has waited for its provider, and how many of its calls failed. Calls that run at the
 * same time are waited for once; what the page does between its calls does not count.
 */
export class ProviderWait {
  /** Calls that got no answer of the contract, and that the page cannot do without. */
  failures = 0;
  #spent = 0;
  #pending = 0;
  #since = 0;

  constructor(private readonly limit = PAGE_WAIT) {}

  /**
   * Counts the time until the call is settled.
   * @param call told by the signal that the time is over
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

/** Has all calls that a page makes count as one wait. */
export const waitTogether = <T>(wait: ProviderWait, makePage: () => T): T =>
  shared().waits.run(wait, makePage);

/** The wait of the page that is being made; undefined outside of pages. */
export const currentWait = (): ProviderWait | undefined => shared().waits.getStore();

/** Notes that a call failed without which a page cannot be made. */
export function noteFailure(wait: ProviderWait): void {
  wait.failures++;
  shared().failedAt = performance.now();
}

/**
 * True when such a call failed since a moment of `performance.now()`: requests for the same page at
 * the same time have one rendering, which counts as the wait of the first of them.
 */
export const hasFailedSince = (moment: number): boolean => shared().failedAt >= moment;
