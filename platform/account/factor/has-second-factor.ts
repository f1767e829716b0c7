import { and, eq, isNotNull } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { secondFactors } from "@/platform/db/schema/second-factor";

/** True for a member whose password alone opens nothing. */
export async function hasSecondFactor(tx: Sql, idUser: number): Promise<boolean> {
  const isConfirmed = and(eq(secondFactors.idUser, idUser), isNotNull(secondFactors.confirmedAt));
  return (await tx.$count(secondFactors, isConfirmed)) > 0;
}
