import { and, eq } from "drizzle-orm";
import type { CustomerKind } from "@/lib/contract/booking";
import { businessPrice } from "@/lib/rules/booking/business-price";
import { businesses, businessMembers } from "@/platform/db/schema/business";
import type { Sql } from "@/platform/db/sql";

export type BusinessRow = typeof businesses.$inferSelect;

export interface BookedFor {
  business: BusinessRow;
  costCentre: string | null;
}

/** Finds the business that a member books for as a professional; none for a consumer. */
export async function businessOfMember(
  tx: Sql,
  { idUser, kind }: { idUser: number | null; kind: CustomerKind },
): Promise<BookedFor | undefined> {
  if (idUser === null || kind !== "PROFESSIONAL") return undefined;
  const [found] = await tx
    .select()
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.idBusiness))
    .where(and(eq(businessMembers.idUser, idUser), eq(businesses.isActive, true)));
  return found && { business: found.business, costCentre: found.business_member.costCentre };
}

export async function onItsTerms<Price extends Parameters<typeof businessPrice>[0]>(
  tx: Sql,
  { idBusiness }: { idBusiness: number | null },
  price: Price,
): Promise<Price> {
  if (idBusiness === null) return price;
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, idBusiness));
  return business ? businessPrice(price, business) : price;
}

export async function businessName(tx: Sql, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await tx
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, id));
  return row?.name ?? null;
}
