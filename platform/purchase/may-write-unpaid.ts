import { eq } from "drizzle-orm";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { isWithin } from "@/platform/http/rate-limits";
import type { Services } from "@/platform/services/services";

/** Customer as the order names them. */
interface Customer {
  idSite: number;
  idUser: number | null;
  addressKey: string;
}

/**
 * Tells whether one more mail may go to a customer who has paid nothing, because anybody can type
 * an address. A member's own address was confirmed, and gets every mail.
 */
export async function mayWriteUnpaid(
  { rateLimits }: Pick<Services, "rateLimits">,
  tx: Sql,
  { idSite, idUser, addressKey: address }: Customer,
): Promise<boolean> {
  if (idUser !== null && (await memberAddress(tx, idUser)) === address) return true;
  return isWithin(rateLimits.unpaidLetter, idSite, address);
}

async function memberAddress(tx: Sql, idUser: number): Promise<string | undefined> {
  const [member] = await tx.select({ email: users.email }).from(users).where(eq(users.id, idUser));
  return member?.email;
}
