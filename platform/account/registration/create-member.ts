import { eq } from "drizzle-orm";
import { memberAddresses, registrations } from "@/platform/db/schema/member";
import { addressTypes, users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { claimPurchases } from "@/platform/purchase/claim-purchases";
import type { RegistrationRow } from "./find-registration";

/**
 * Makes the account of a confirmed address from its registration, with the bookings made under the
 * address before. Other registrations of the address are deleted.
 * @returns its id; undefined when the address has an account by now
 */
export async function createMember(
  tx: Sql,
  { idSite, email, passwordHash, language, details }: RegistrationRow,
  now: Date,
): Promise<number | undefined> {
  await tx.delete(registrations).where(eq(registrations.email, email));
  const { firstname, lastname, phone, kind, company, birthdate, address } = details;
  const [made] = await tx
    .insert(users)
    .values({
      idSite,
      email,
      role: "MEMBER",
      firstname,
      lastname,
      phone,
      kind,
      language,
      company: company ?? null,
      birthdate: birthdate ?? null,
      createdAt: now,
      passwordHash,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!made) return undefined;
  const idUser = made.id;
  if (address) {
    const types = await billingType(tx);
    await tx.insert(memberAddresses).values({
      country: "FR",
      firstname,
      lastname,
      ...address,
      idSite,
      idUser,
      types,
    });
  }
  await claimPurchases(tx, { idUser, email });
  return idUser;
}

async function billingType(tx: Sql): Promise<string[]> {
  const rows = await tx.select({ value: addressTypes.value }).from(addressTypes);
  return rows
    .map(({ value }) => value)
    .filter((value) => /^billing\b/i.test(value))
    .slice(0, 1);
}
