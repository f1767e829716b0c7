import { z } from "@hono/zod-openapi";
import type { Caller } from "@/platform/area";
import { type Opener, openerOf } from "@/platform/booking-life/find-booking";
import { spend } from "@/platform/rate-limits";

/**
 * The reference of a booking with the key that opens it, which its customer may leave out in the
 * session of the member whose it is: the reference alone opens nothing.
 */
export const openedByKey = {
  params: z.object({ reference: z.string().max(20) }),
  query: z.object({ key: z.string().max(100).default("") }),
};

/**
 * Counts a call about a booking, and says what it opens it with.
 * @throws Refusal TOO_MANY_REQUESTS when the limit is spent
 */
export async function countedOpener(
  limit: Parameters<typeof spend>[0],
  { idSite, address, caller }: Caller["Variables"],
  { key }: { key: string },
): Promise<Opener> {
  await spend(limit, idSite, address);
  return openerOf(key, caller);
}
