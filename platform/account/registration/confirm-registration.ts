import type { Entered } from "@/lib/contract/auth";
import type { LanguageCode } from "@/lib/contract/locale";
import { isPassword } from "@/platform/account/password/password-hash";
import { enter } from "@/platform/account/session/enter";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import type { Services } from "@/platform/services/services";
import { createMember } from "./create-member";
import { lockRegistrations, tryRegistration, untryRegistration } from "./find-registration";

/** Puts a member, whose address is confirmed, on the lists of the newsletter. */
export type Subscribe = (
  tx: Sql,
  member: { idSite: number; email: string; language: LanguageCode; now: Date },
) => Promise<void>;

/**
 * Makes the account of a mailed link for a caller who knows its password, and logs them in. Several
 * calls make one account.
 * @throws ApiError NOT_FOUND for a link that is over, INVALID_FIELDS for another password
 */
export async function confirmRegistration(
  { database, clock }: Services,
  caller: RequestContext["Variables"],
  { code, password }: { code: string; password: string },
  subscribe: Subscribe,
): Promise<Entered> {
  const { idSite } = caller;
  const registration = await database.inSite(idSite, (tx) =>
    tryRegistration(tx, code, clock.now()),
  );
  if (!registration) throw new ApiError("NOT_FOUND");
  const isRight = await isPassword(registration.passwordHash, password).catch(async (refused) => {
    await database.inSite(idSite, (tx) => untryRegistration(tx, registration));
    throw refused;
  });
  if (!isRight) throw invalidFields({ password: "PASSWORD_WRONG" });
  const entered = await database.inSite(idSite, async (tx) => {
    // The first call makes the account and removes the other registrations of the address.
    const all = await lockRegistrations(tx, registration.email);
    const mine = all.find(({ codeHash }) => codeHash === registration.codeHash);
    const now = clock.now();
    const idUser = mine && (await createMember(tx, mine, now));
    if (!idUser) return undefined;
    const { email, language, details, returnTo } = mine;
    if (details.newsletter) await subscribe(tx, { idSite, email, language, now });
    return enter(tx, caller, { idUser, returnTo, now });
  });
  if (!entered) throw new ApiError("NOT_FOUND");
  return entered;
}
