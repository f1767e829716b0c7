import { eq } from "drizzle-orm";
import { payLinks } from "@/platform/db/schema/payment";
import { ApiError } from "@/platform/http/api-error";
import type { FoundPayLink } from "@/platform/services/payable";
import type { Services } from "@/platform/services/services";

/** The pay link of a code. @throws ApiError NOT_FOUND */
export async function findPayLink(
  { database, clock }: Services,
  idSite: number,
  code: string,
): Promise<FoundPayLink> {
  return database.inSite(idSite, async (tx) => {
    const [link] = await tx.select().from(payLinks).where(eq(payLinks.code, code));
    if (!link) throw new ApiError("NOT_FOUND");
    return { ...link, isExpired: link.expiresAt <= clock.now() };
  });
}
