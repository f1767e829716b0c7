import { and, eq, isNotNull } from "drizzle-orm";
import { passkeys, secondFactors } from "@/platform/db/schema/second-factor";
import type { Sql } from "@/platform/db/sql";

/** Tells whether a member needs an application or a passkey besides the password. */
export const hasSecondFactor = async (tx: Sql, idUser: number): Promise<boolean> =>
  (await hasApplication(tx, idUser)) || (await hasPasskey(tx, idUser));

export async function hasApplication(tx: Sql, idUser: number): Promise<boolean> {
  const isConfirmed = and(eq(secondFactors.idUser, idUser), isNotNull(secondFactors.confirmedAt));
  return (await tx.$count(secondFactors, isConfirmed)) > 0;
}

const hasPasskey = async (tx: Sql, idUser: number): Promise<boolean> =>
  (await tx.$count(passkeys, eq(passkeys.idUser, idUser))) > 0;
