import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { keptPassword, passwordForms } from "@/lib/rules/text/kept-password";
import { ApiError } from "@/platform/http/api-error";

/**
 * At most two at a time: each takes 19 MiB and a core for a while, and a flood of logins must not
 * stop the site. A caller who would wait behind a hundred gets an error.
 */
const atMostTwo = pLimit(2);
const LONGEST_QUEUE = 100;

/** Seconds in which the queue is worked off, roughly. */
const RETRY_AFTER = 5;

/** Hash of a password nobody has chosen, compared for an unknown account. */
let ofNobody: Promise<string> | undefined;

/** Hashes a password: Argon2id, as its PHC string. @throws ApiError UNAVAILABLE in a flood */
export const hashPassword = (password: string): Promise<string> =>
  queued(() => hash(keptPassword(password)));

/**
 * Tells whether a password is the one that was hashed, in any of its Unicode forms. Without a hash
 * it takes as long, and answers false.
 * @throws ApiError UNAVAILABLE in a flood
 */
export async function isPassword(known: string | undefined, password: string): Promise<boolean> {
  const isRight = await queued(async () => {
    // The first call makes this hash, whether or not its account exists.
    ofNobody ??= hash("nobody has chosen this");
    const stored = await ofNobody;
    for (const form of passwordForms(password)) {
      if (await verify(known ?? stored, form)) return true;
    }
    return false;
  });
  return isRight && known !== undefined;
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (atMostTwo.pendingCount >= LONGEST_QUEUE) {
    throw new ApiError("UNAVAILABLE", "UNAVAILABLE", {}, RETRY_AFTER);
  }
  return atMostTwo(work);
}
