import { consume, restore } from "@/platform/http/rate-limits";
import type { Services } from "@/platform/services/services";

/**
 * Has a code compared within the limit of wrong ones of its account, whatever login or call it is
 * given to. It counts before it is compared, and is given back when it is right or could not be.
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
