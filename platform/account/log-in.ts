import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Entered, loginRequestSchema } from "@/lib/contract/auth";
import { secretHash } from "@/platform/account/member/secret";
import { checkPassword } from "@/platform/account/password/check-password";
import { enter } from "@/platform/account/session/enter";
import type { Database } from "@/platform/db/database";
import { knownDevices } from "@/platform/db/schema/member";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";
import { consume, restore } from "@/platform/http/rate-limits";
import type { RequestContext } from "@/platform/http/request-context";
import { claimPurchases } from "@/platform/purchase/claim-purchases";
import type { Services } from "@/platform/services/services";

type Given = z.output<typeof loginRequestSchema>;

/**
 * Logs a member in. An unknown account gets the same answer as a wrong password, after the same
 * time. A member with a second factor gets no session yet, but is asked for it.
 * @throws ApiError INVALID_FIELDS, and TOO_MANY_REQUESTS, which names the way to a new password
 */
export async function logIn(
  services: Services,
  caller: RequestContext["Variables"],
  credentials: Given,
): Promise<Entered> {
  const { database, clock, rateLimits } = services;
  const { idSite, address } = caller;
  await consume(rateLimits.login, idSite, address, "LOGIN_TOO_OFTEN");
  const found = await findMember(services, caller, credentials).catch(async (refused) => {
    // An attempt refused by the account's limit does not count against the network address too.
    await restore(rateLimits.login, idSite, address);
    throw refused;
  });
  const entered = await database.inSite(idSite, async (tx) => {
    if (!found || !(await isStill(tx, found))) return undefined;
    await claimPurchases(tx, { idUser: found.id, email: credentials.email });
    return enter(tx, caller, { idUser: found.id, now: clock.now() });
  });
  if (!entered) throw invalidFields({ password: "LOGIN_WRONG" });
  return entered;
}

interface Member {
  id: number;
  passwordHash: string;
}

async function findMember(
  services: Services,
  { idSite, device }: RequestContext["Variables"],
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
          .select({ id: users.id, passwordHash: users.passwordHash })
          .from(users)
          .where(eq(users.email, email)),
      );
      return found?.passwordHash;
    },
    password,
  );
  return isRight ? found : undefined;
}

/** Tells whether an account's owner has logged in on a device; one query, account or not. */
async function isDeviceOf(
  database: Database,
  idSite: number,
  { device, email }: { device: string; email: string },
): Promise<boolean> {
  const rows = await database.inSite(idSite, (tx) =>
    tx
      .select({ id: users.id })
      .from(knownDevices)
      .innerJoin(users, eq(users.id, knownDevices.idUser))
      .where(and(eq(knownDevices.deviceHash, secretHash(device)), eq(users.email, email))),
  );
  return rows.length > 0;
}

/** Tells whether the password is still the compared one; a former one opens nothing. */
async function isStill(tx: Sql, { id, passwordHash }: Member): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for("share");
  return rows.length > 0;
}
