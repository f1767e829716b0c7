import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { loginRequest, Opened } from "@/lib/contract/auth";
import { secretHash } from "@/platform/account/member/secret";
import { checkPassword } from "@/platform/account/password/check-password";
import { endSession } from "@/platform/account/session/end-session";
import { openSession } from "@/platform/account/session/open-session";
import type { Database, Sql } from "@/platform/db/database";
import { knownDevice } from "@/platform/db/schema/member";
import { user } from "@/platform/db/schema/people";
import { invalidFields } from "@/platform/http/api-error";
import { giveBack, spend } from "@/platform/http/rate-limits";
import type { Caller } from "@/platform/http/router";
import { claimPurchases } from "@/platform/purchase/claim-purchases";
import type { Services } from "@/platform/services/services";

type Given = z.output<typeof loginRequest>;

/**
 * Logs a member in. An account that is not there answers as one whose password is another, in its
 * words and in its time.
 * @throws Refusal INVALID_FIELDS, and TOO_MANY_REQUESTS, which names the way to a new password
 */
export async function logIn(
  services: Services,
  caller: Caller["Variables"],
  given: Given,
): Promise<Opened> {
  const { database, clock, rateLimits } = services;
  const { idSite, address, token } = caller;
  await spend(rateLimits.login, idSite, address, "LOGIN_TOO_OFTEN");
  const found = await findMember(services, caller, given).catch(async (refused) => {
    // What the account's own limit refuses is not counted against the address as well.
    await giveBack(rateLimits.login, idSite, address);
    throw refused;
  });
  const opened = await database.inSite(idSite, async (tx) => {
    if (!found || !(await isStill(tx, found))) return undefined;
    if (token) await endSession(tx, token);
    await claimPurchases(tx, { idUser: found.id, email: given.email });
    return openSession(tx, caller, { idUser: found.id, now: clock.now() });
  });
  if (!opened) throw invalidFields({ password: "LOGIN_WRONG" });
  return opened;
}

interface Member {
  id: number;
  passwordHash: string;
}

/** Whose address and password go together. */
async function findMember(
  services: Services,
  { idSite, device }: Caller["Variables"],
  { email, password }: Given,
): Promise<Member | undefined> {
  const { database } = services;
  const isKnownDevice = device ? await isDeviceOf(database, idSite, { device, email }) : false;
  let found: Member | undefined;
  const isRight = await checkPassword(
    services,
    { idSite, email, isKnownDevice },
    async () => {
      [found] = await database.inSite(idSite, (tx) =>
        tx
          .select({ id: user.id, passwordHash: user.passwordHash })
          .from(user)
          .where(eq(user.email, email)),
      );
      return found?.passwordHash;
    },
    password,
  );
  return isRight ? found : undefined;
}

/** Whether the owner of an account has logged in on a device; one query, account or not. */
async function isDeviceOf(
  database: Database,
  idSite: number,
  { device, email }: { device: string; email: string },
): Promise<boolean> {
  const rows = await database.inSite(idSite, (tx) =>
    tx
      .select({ id: user.id })
      .from(knownDevice)
      .innerJoin(user, eq(user.id, knownDevice.idUser))
      .where(and(eq(knownDevice.deviceHash, secretHash(device)), eq(user.email, email))),
  );
  return rows.length > 0;
}

/** A password that was changed while it was compared opens nothing any more. */
async function isStill(tx: Sql, { id, passwordHash }: Member): Promise<boolean> {
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, id), eq(user.passwordHash, passwordHash)))
    .for("share");
  return rows.length > 0;
}
