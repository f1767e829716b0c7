import { consume, isWithin, restore } from "@/platform/http/rate-limits";
import type { Services } from "@/platform/services/services";
import { isPassword } from "./password-hash";

/**
 * Whether a password is the one of an account. Wrong ones are limited per account; each is counted
 * before it is compared, and given back when it is right or could not be compared. Once those of
 * known devices are spent, one from there counts as one from anywhere.
 * @param whose.email of an account that is there or not, in small letters
 * @param whose.isKnownDevice whether the account's owner has logged in on the device before
 * @param findHash asked only of what is within the limit; undefined where there is no account
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
