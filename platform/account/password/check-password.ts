import { consume, isWithin, restore } from "@/platform/http/rate-limits";
import type { Services } from "@/platform/services/services";
import { isPassword } from "./password-hash";

/**
 * Tells whether a password is the one of an account. Limits wrong ones per account; counts each
 * before comparing it, and gives it back when it is right or could not be compared. Once the
 * attempts of known devices are spent, a known device counts as any other.
 * @param whose.email of an account that is there or not, in small letters
 * @param whose.isKnownDevice whether the account's owner has logged in on the device before
 * @param findHash called only within the limit; undefined where there is no account
 * @throws ApiError TOO_MANY_REQUESTS, naming the way to a new password; UNAVAILABLE in a flood
 */
export async function checkPassword(
  { rateLimits }: Pick<Services, "rateLimits">,
  { idSite, email, isKnownDevice }: { idSite: number; email: string; isKnownDevice: boolean },
  findHash: () => Promise<string | undefined>,
  password: string,
): Promise<boolean> {
  const { passwordFromKnownDevice, passwordFromAnywhere } = rateLimits;
  const isSpare = isKnownDevice && (await isWithin(passwordFromKnownDevice, idSite, email));
  const limiter = isSpare ? passwordFromKnownDevice : passwordFromAnywhere;
  if (!isSpare) await consume(limiter, idSite, email, "LOGIN_TOO_OFTEN");
  let isWrong = false;
  try {
    isWrong = !(await isPassword(await findHash(), password));
  } finally {
    if (!isWrong) await restore(limiter, idSite, email);
  }
  return !isWrong;
}
