import { eq, inArray, lte } from "drizzle-orm";
import type { Opened } from "@/lib/contract/auth";
import { newSecret, secretHash } from "@/platform/account/member/secret";
import { touchRetention } from "@/platform/account/member/touch-retention";
import { knownDevices } from "@/platform/db/schema/member";
import { sessions, users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import type { RequestContext } from "@/platform/http/request-context";

/** Lifetime of a session, in milliseconds: one day (§9). */
const SESSION_LASTS = 86_400_000;

export type Opening = Pick<RequestContext["Variables"], "idSite" | "device" | "userAgent">;

/**
 * Opens a session of a user, with a second factor or without: `enter` asks for it. Marks the device
 * as one on which they have logged in. Users of one browser share the device's secret, which opens
 * nothing by itself. An earlier session of the caller goes on unless the caller ends it first.
 * @param who.provedAt when they proved who they are, where that is not just now
 */
export async function openSession(
  tx: Sql,
  { idSite, device, userAgent }: Opening,
  { idUser, now, provedAt = now }: { idUser: number; now: Date; provedAt?: Date | null },
): Promise<Opened> {
  const token = newSecret();
  await forgetOver(tx, now);
  await tx.insert(sessions).values({
    tokenHash: secretHash(token),
    idSite,
    idUser,
    openedAt: now,
    lastSeenAt: now,
    provedAt,
    attendedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LASTS),
    userAgent: userAgent?.slice(0, 300) ?? null,
  });
  const known = device !== undefined && (await isKnownDevice(tx, device));
  const secret = known ? device : newSecret();
  await tx
    .insert(knownDevices)
    .values({ deviceHash: secretHash(secret), idSite, idUser, seenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.deviceHash, knownDevices.idUser],
      set: { seenAt: now },
    });
  const [member] = await tx.select({ email: users.email }).from(users).where(eq(users.id, idUser));
  if (member) await touchRetention(tx, { idSite, address: member.email }, now);
  return { token, idSite, device: secret, returnTo: null };
}

/** Sessions that are over serve nobody. Those that another call forgets just now are left to it. */
async function forgetOver(tx: Sql, now: Date): Promise<void> {
  const over = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(lte(sessions.expiresAt, now))
    .for("update", { skipLocked: true });
  await tx.delete(sessions).where(inArray(sessions.tokenHash, over));
}

/** Tells whether anybody of the site has logged in on a device before. */
async function isKnownDevice(tx: Sql, device: string): Promise<boolean> {
  return (await tx.$count(knownDevices, eq(knownDevices.deviceHash, secretHash(device)))) > 0;
}
