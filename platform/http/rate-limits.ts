import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "./api-error";
import { type LimitStore, memoryStore } from "./limit-store";
import type { ErrorWord } from "./message-of";

/** How many calls of a kind one network may make, and in how many seconds. */
export const CALL_LIMITS = {
  /** Of calls of every kind: a flood from one address slows nobody else down. */
  api: { points: 1200, duration: 60 },
  message: { points: 5, duration: 600 },
  quote: { points: 120, duration: 60 },
  booking: { points: 20, duration: 600 },
  paper: { points: 30, duration: 60 },
  cart: { points: 120, duration: 60 },
  order: { points: 40, duration: 600 },
  orderCheck: { points: 120, duration: 60 },
  shipping: { points: 120, duration: 60 },
  /** Of codes that are sent, wherever: so that none is guessed. */
  discountCode: { points: 60, duration: 600 },
  bookingPage: { points: 120, duration: 60 },
  newsletter: { points: 5, duration: 600 },
  newsletterPage: { points: 60, duration: 60 },
  restock: { points: 10, duration: 600 },
  restockPage: { points: 60, duration: 60 },
  visit: { points: 60, duration: 60 },
  svg: { points: 60, duration: 60 },
  login: { points: 60, duration: 600 },
  register: { points: 20, duration: 600 },
  mailedCode: { points: 60, duration: 600 },
  resetAsk: { points: 20, duration: 600 },
  /** Each is a picture that is made anew. */
  logo: { points: 60, duration: 600 },
  alertTrial: { points: 10, duration: 600 },
} as const;

/** A limit that a route may name. */
export type CallLimit = keyof typeof CALL_LIMITS;

/** How much of a kind is done for one mail address or one member, from any address. */
const PERSON_LIMITS = {
  /** Mails to one address of a member or of nobody. */
  registrationMail: { points: 5, duration: 3600 },
  /** Acknowledgements of messages to one address, from any visitor. */
  acknowledgement: { points: 3, duration: 3600 },
  /**
   * Letters to one address about a booking or an order that nobody has paid for, from any visitor:
   * two rides that are booked, changed and cancelled, and what comes of them.
   */
  unpaidLetter: { points: 8, duration: 3600 },
  /** Mails to one address that waits for what is sold out, from any visitor. */
  restockMail: { points: 6, duration: 3600 },
  /** Lost links of bookings and orders to one address, from any visitor. */
  lostLink: { points: 3, duration: 1800 },
  /** For as long as a link lasts: when others ask in a person's name, their last link still works. */
  resetMail: { points: 3, duration: 1800 },
  /** Of one member, whatever the address. */
  newEmail: { points: 5, duration: 3600 },
  memberExport: { points: 20, duration: 600 },
} as const;

/**
 * How many wrong passwords one account meets in an hour, whatever the address. Those of its known
 * devices, all together, count apart, so that a flood from elsewhere never locks its owner out. The
 * hour begins with the first of them: two of such hours meet in any sixty minutes, so that these see
 * at most twenty.
 */
const WRONG_PASSWORDS = {
  passwordFromAnywhere: { points: 6, duration: 3600 },
  passwordFromKnownDevice: { points: 4, duration: 3600 },
} as const;

/** How many wrong codes of a second factor one account meets in an hour, wherever they are given. */
const WRONG_CODES = { secondFactor: { points: 10, duration: 3600 } } as const;

export type RateLimits = Record<
  CallLimit | keyof typeof PERSON_LIMITS | keyof typeof WRONG_PASSWORDS | keyof typeof WRONG_CODES,
  RateLimiterAbstract
>;

/**
 * @param factor multiplies the limits, for load tests that come from one address; but not those of
 *   wrong passwords and codes: a right one is given back, so that nobody needs more of them
 * @param store where they are counted; in this process if it is not said
 */
export function createRateLimits(factor = 1, store: LimitStore = memoryStore): RateLimits {
  const limiters = (limits: Record<string, { points: number; duration: number }>, times: number) =>
    Object.entries(limits).map(([keyPrefix, { points, duration }]) => [
      keyPrefix,
      store.limiter({ keyPrefix, points: points * times, duration }),
    ]);
  return Object.fromEntries([
    ...limiters(CALL_LIMITS, factor),
    ...limiters(PERSON_LIMITS, factor),
    ...limiters(WRONG_PASSWORDS, 1),
    ...limiters(WRONG_CODES, 1),
  ]);
}

/**
 * Counts one call; one that is refused does not count.
 * @param whose the address that calls, or the account that is called upon
 * @throws ApiError TOO_MANY_REQUESTS when there have been too many, with how long to wait
 */
export async function consume(
  limiter: RateLimiterAbstract,
  idSite: number,
  whose: string,
  reason: ErrorWord = "TOO_MANY_REQUESTS",
) {
  try {
    await limiter.consume(`${idSite}:${whose}`);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    await restore(limiter, idSite, whose);
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new ApiError("TOO_MANY_REQUESTS", reason, {}, seconds);
  }
}

/** Counts one call like `consume`; false for one too many, where its caller is not to be told. */
export async function isWithin(
  limiter: RateLimiterAbstract,
  idSite: number,
  whose: string,
): Promise<boolean> {
  return consume(limiter, idSite, whose).then(
    () => true,
    (refused) => {
      if (refused instanceof ApiError) return false;
      throw refused;
    },
  );
}

/** Has a call not count after all. */
export async function restore(limiter: RateLimiterAbstract, idSite: number, whose: string) {
  await limiter.reward(`${idSite}:${whose}`);
}
