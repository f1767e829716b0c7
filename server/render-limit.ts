import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOfCaller } from "@/platform/http/network-of-caller";

/** Limits on pages made anew for one network: ten a second, and sixty more within a minute. */
const STEADY = { points: 10, duration: 1 };
const BURST = { points: 60, duration: 60 };

/**
 * Limits the renders for one visitor, so that none slows the others: a page made for one visitor
 * takes a tenth of a second of a processor.
 * @param factor multiplies the limits, for tests that come from one address
 */
export function renderLimit(factor: number) {
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ ...STEADY, points: STEADY.points * factor }),
    new RateLimiterMemory({ keyPrefix: "burst", ...BURST, points: BURST.points * factor }),
  );
  /** Counts one page. Resolves to undefined, or to the seconds to wait after too many. */
  return async (address: string): Promise<number | undefined> => {
    try {
      await limiter.consume(networkOfCaller(address));
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
