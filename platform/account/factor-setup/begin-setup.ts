import { eq } from "drizzle-orm";
import type { FactorSetup } from "@/lib/contract/second-factor";
import type { User } from "@/lib/contract/user";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import { newTotpSecret, totpLink } from "@/platform/account/factor/totp";
import { lockMember } from "@/platform/account/member/lock-member";
import { ownPassword } from "@/platform/account/password/own-password";
import { requireProof } from "@/platform/account/session/require-of-session";
import { secondFactors } from "@/platform/db/schema/second-factor";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";

/**
 * Makes the secret of a second factor, which counts once `turnOn` got a code of it. No later answer
 * contains the secret.
 * @throws ApiError INVALID_FIELDS for a wrong password; CONFLICT where there is one already;
 *   PROOF_NEEDED of a member with a passkey
 */
export async function beginSetup(
  services: Services,
  { idSite, language, token }: RequestContext["Variables"],
  member: User,
  password: string,
): Promise<FactorSetup> {
  const { database, clock } = services;
  const passwordHash = await ownPassword(services, idSite, member, password);
  if (!passwordHash) throw invalidFields({ password: "PASSWORD_WRONG" });
  return database.inSite(idSite, async (tx) => {
    const { id, email } = await lockMember(tx, token, clock.now(), { passwordHash });
    const isTheirs = eq(secondFactors.idUser, id);
    const [known] = await tx.select().from(secondFactors).where(isTheirs);
    if (known?.confirmedAt) throw new ApiError("CONFLICT", "SECOND_FACTOR_ON");
    if (await hasSecondFactor(tx, id)) await requireProof(tx, token ?? "", clock.now());
    const secret = newTotpSecret();
    await tx.delete(secondFactors).where(isTheirs);
    await tx.insert(secondFactors).values({ idUser: id, idSite, secret });
    const { companyName } = await mailIdentity(tx, language);
    return { secret, link: totpLink(secret, companyName, email) };
  });
}
