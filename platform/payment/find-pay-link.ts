import { eq } from "drizzle-orm";
import { payLink } from "@/platform/db/schema/payment";
import { Refusal } from "@/platform/http/api-error";
import type { FoundPayLink } from "@/platform/services/payable";
import type { Services } from "@/platform/services/services";

/** The pay link of a code. @throws Refusal NOT_FOUND */
export async function findPayLink(
  { database, clock }: Services,
  idSite: number,
  code: string,
): Promise<FoundPayLink> {
  return database.inSite(idSite, async (tx) => {
    const [link] = await tx.select().from(payLink).where(eq(payLink.code, code));
    if (!link) throw new Refusal("NOT_FOUND");
    return { ...link, isExpired: link.expiresAt <= clock.now() };
  });
}
