import type { z } from "zod";
import type { selfProofSchema } from "@/lib/contract/second-factor";
import type { User } from "@/lib/contract/user";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import { spendCode } from "@/platform/account/factor/spend-code";
import { spendPasskey } from "@/platform/account/factor/spend-passkey";
import { withinCodeLimit } from "@/platform/account/factor/within-code-limit";
import { lockMember, type UserRow } from "@/platform/account/member/lock-member";
import { secretHash } from "@/platform/account/member/secret";
import { ownPassword } from "@/platform/account/password/own-password";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import { invalidFields } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import type { Services } from "@/platform/services/services";

/** Password, with a code or a passkey's signature where there is a second factor. */
export type GivenProof = z.output<typeof selfProofSchema>;

/**
 * Runs work for a member who gives their password once more, and a code or a passkey's signature
 * where they have a second factor; all in the transaction that spends it.
 * @throws ApiError INVALID_FIELDS at `password`, `code` and `passkey`; TOO_MANY_REQUESTS
 */
export async function proveWithCode<T extends object>(
  services: Services,
  { idSite, token, user }: RequestContext["Variables"] & { user: User },
  { password, code, passkey }: GivenProof,
  act: (tx: Sql, member: UserRow, now: Date) => Promise<T>,
): Promise<T> {
  const { database, clock } = services;
  const passwordHash = await ownPassword(services, idSite, user, password);
  if (!passwordHash) throw invalidFields({ password: "PASSWORD_WRONG" });
  const now = clock.now();
  const prove = () =>
    database.inSite(idSite, async (tx) => {
      const member = await lockMember(tx, token, now, { passwordHash });
      if (await hasSecondFactor(tx, member.id)) {
        const idUser = member.id;
        const isGood = passkey
          ? await spendPasskey(tx, passkey, { idUser, boundTo: secretHash(token ?? ""), now })
          : await spendCode(tx, { idUser, code: code ?? required(), now });
        if (!isGood) return undefined;
      }
      return act(tx, member, now);
    });
  const done = await withinCodeLimit(services, { idSite, idUser: user.id }, () =>
    withRetries(prove),
  );
  if (!done) throw invalidFields(passkey ? { passkey: "PASSKEY_WRONG" } : { code: "CODE_WRONG" });
  return done;
}

function required(): never {
  throw invalidFields({ code: "REQUIRED" });
}
