import { consume, restore } from "@/platform/http/rate-limits";
import type { Services } from "@/platform/services/services";

/**
 * Compares a code within its account's limit of wrong ones, across all logins and calls. Counts the
 * attempt before comparing, and gives it back when the code is right or could not be compared.
 * @param compare gives undefined for a wrong one
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function withinCodeLimit<T>(
  { rateLimits }: Pick<Services, "rateLimits">,
  { idSite, idUser }: { idSite: number; idUser: number },
  compare: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const limiter = rateLimits.secondFactor;
  await consume(limiter, idSite, String(idUser), "CODE_TOO_OFTEN");
  let isWrong = false;
  try {
    const compared = await compare();
    isWrong = compared === undefined;
    return compared;
  } finally {
    if (!isWrong) await restore(limiter, idSite, String(idUser));
  }
}
