import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "./refusal";

/** How many calls of a kind one address may make, and in how many seconds. */
const LIMITS = {
  message: { points: 5, duration: 600 },
  quote: { points: 120, duration: 60 },
  booking: { points: 20, duration: 600 },
  paper: { points: 30, duration: 60 },
  bookingPage: { points: 120, duration: 60 },
  visit: { points: 60, duration: 60 },
  svg: { points: 60, duration: 60 },
} as const;

export type RateLimits = Record<keyof typeof LIMITS, RateLimiterAbstract>;

/** @param factor multiplies every limit, for load tests that come from one address. */
export function createRateLimits(factor = 1): RateLimits {
  const limiter = (name: keyof typeof LIMITS) =>
    new RateLimiterMemory({
      keyPrefix: name,
      points: LIMITS[name].points * factor,
      duration: LIMITS[name].duration,
    });
  return {
    message: limiter("message"),
    quote: limiter("quote"),
    booking: limiter("booking"),
    paper: limiter("paper"),
    bookingPage: limiter("bookingPage"),
    visit: limiter("visit"),
    svg: limiter("svg"),
  };
}

/**
 * Counts one call.
 * @throws Refusal TOO_MANY_REQUESTS when the address has made too many, with how long to wait
 */
export async function spend(limiter: RateLimiterAbstract, idSite: number, address: string) {
  try {
    await limiter.consume(`${idSite}:${address}`);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new Refusal("TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS", {}, seconds);
  }
}
