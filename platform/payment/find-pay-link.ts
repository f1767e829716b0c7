import { eq } from "drizzle-orm";
import { afterwards } from "@/platform/db/afterwards";
import { payLinks } from "@/platform/db/schema/payment";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { FoundPayLink } from "@/platform/services/payable";

/** Finds the pay link of a code. @throws ApiError NOT_FOUND */
export async function findPayLink({ tx, now }: UnitOfWork, code: string): Promise<FoundPayLink> {
  const [link] = await tx.select().from(payLinks).where(eq(payLinks.code, code));
  if (!link) throw new ApiError("NOT_FOUND");
  const isExpired = link.expiresAt <= now;
  if (isExpired && link.expiresAt > link.createdAt) {
    // Should the clock go back, it is over all the same.
    const end = { expiresAt: link.createdAt };
    await afterwards(tx, (later) => later.update(payLinks).set(end).where(eq(payLinks.code, code)));
  }
  return { ...link, isExpired };
}
