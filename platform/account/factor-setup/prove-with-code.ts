import type { User } from "@/lib/contract/user";
import { hasSecondFactor } from "@/platform/account/factor/has-second-factor";
import { spendCode } from "@/platform/account/factor/spend-code";
import { withinCodeLimit } from "@/platform/account/factor/within-code-limit";
import { lockMember, type UserRow } from "@/platform/account/member/lock-member";
import { ownPassword } from "@/platform/account/password/own-password";
import type { Sql } from "@/platform/db/database";
import { invalidFields } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

/**
 * Does something for a member who gives their password once more, and a code where they have a second
 * factor; all in the transaction that spends the code.
 * @throws ApiError INVALID_FIELDS at `password` and `code`; TOO_MANY_REQUESTS
 */
export async function proveWithCode<T extends object>(
  services: Services,
  { idSite, token, user }: RequestContext["Variables"] & { user: User },
  { password, code }: { password: string; code?: string | undefined },
  act: (tx: Sql, member: UserRow, now: Date) => Promise<T>,
): Promise<T> {
  const { database, clock } = services;
  const passwordHash = await ownPassword(services, idSite, user, password);
  if (!passwordHash) throw invalidFields({ password: "PASSWORD_WRONG" });
  const now = clock.now();
  const done = await withinCodeLimit(services, { idSite, idUser: user.id }, () =>
    database.inSite(idSite, async (tx) => {
      const member = await lockMember(tx, token, now, { passwordHash });
      if (await hasSecondFactor(tx, member.id)) {
        if (code === undefined) throw invalidFields({ code: "REQUIRED" });
        if (!(await spendCode(tx, { idUser: member.id, code, now }))) return undefined;
      }
      return act(tx, member, now);
    }),
  );
  if (!done) throw invalidFields({ code: "CODE_WRONG" });
  return done;
}
