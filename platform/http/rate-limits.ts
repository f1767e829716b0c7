import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { CALL_LIMITS, type CallLimit } from "@/lib/contract/call-limits";
import { ApiError } from "./api-error";
import { type LimitStore, memoryStore } from "./limit-store";
import type { ErrorWord } from "./message-of";

/** Limits for one mail address or one member, from any network. */
const PERSON_LIMITS = {
  /** Mails to one address of a member or of nobody. */
  registrationMail: { points: 5, duration: 3600 },
  acknowledgement: { points: 3, duration: 3600 },
  acknowledgementDay: { points: 8, duration: 86_400 },
  /**
   * Letters to one address about a booking or an order that nobody has paid for, from any visitor:
   * two rides that are booked, changed and cancelled, with their consequences.
   */
  unpaidLetter: { points: 8, duration: 3600 },
  restockMail: { points: 6, duration: 3600 },
  eventMail: { points: 8, duration: 3600 },
  lostLink: { points: 3, duration: 1800 },
  /** Reset mails while a link lasts: when others ask in a person's name, the last link works. */
  resetMail: { points: 3, duration: 1800 },
  /** Requests of one member for a new address, to any address. */
  newEmail: { points: 5, duration: 3600 },
  memberExport: { points: 20, duration: 600 },
} as const;

/**
 * Wrong passwords that one account may meet in an hour, from any network. Those of its known
 * devices, all together, count apart, so that a flood from elsewhere never locks its owner out. The
 * hour begins with the first of them: two of such hours meet in any sixty minutes, so that these
 * see at most twenty.
 */
const WRONG_PASSWORDS = {
  passwordFromAnywhere: { points: 6, duration: 3600 },
  passwordFromKnownDevice: { points: 4, duration: 3600 },
} as const;

/** Wrong codes of a second factor that one account may meet in an hour, wherever they are given. */
const WRONG_CODES = { secondFactor: { points: 10, duration: 3600 } } as const;

export type RateLimits = Record<
  CallLimit | keyof typeof PERSON_LIMITS | keyof typeof WRONG_PASSWORDS | keyof typeof WRONG_CODES,
  RateLimiterAbstract
>;

/**
 * @param factor multiplies the limits, for load tests that come from one address; but not those of
 *   wrong passwords and codes: a right one is given back, so that nobody needs more of them
 * @param store of the counts; in this process by default
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
 * Counts one call; a refused call does not count.
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

/** Takes a call back from its count. */
export async function restore(limiter: RateLimiterAbstract, idSite: number, whose: string) {
  await limiter.reward(`${idSite}:${whose}`);
}
