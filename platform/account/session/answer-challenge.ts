import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Opened } from "@/lib/contract/auth";
import type { passkeyAnswerSchema } from "@/lib/contract/passkey";
import type { challengeAnswerSchema } from "@/lib/contract/second-factor";
import { spendCode } from "@/platform/account/factor/spend-code";
import { spendPasskey } from "@/platform/account/factor/spend-passkey";
import { withinCodeLimit } from "@/platform/account/factor/within-code-limit";
import { secretHash } from "@/platform/account/member/secret";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import type { Services } from "@/platform/services/services";
import { endSession } from "./end-session";
import { endChallenge, tryChallenge } from "./login-challenge";
import { openSession } from "./open-session";

/** Answer to a login's challenge: a code, or a passkey's signature. */
type ChallengeAnswer =
  | z.output<typeof challengeAnswerSchema>
  | z.output<typeof passkeyAnswerSchema>;

/**
 * Opens the session of a login with a second factor, once its code is given, or a passkey has
 * signed for it.
 * @throws ApiError NOT_FOUND for a login that is over or unknown; INVALID_FIELDS; TOO_MANY_REQUESTS
 */
export async function answerChallenge(
  services: Services,
  caller: RequestContext["Variables"],
  answer: ChallengeAnswer,
): Promise<Opened> {
  const { database, clock } = services;
  const { idSite, token } = caller;
  const { challenge } = answer;
  const now = clock.now();
  const tried = await database.inSite(idSite, (tx) => tryChallenge(tx, challenge, now));
  if (!tried) throw new ApiError("NOT_FOUND", "LOGIN_OVER");
  const { idUser } = tried;
  const opened = await withinCodeLimit(services, { idSite, idUser }, () =>
    database.inSite(idSite, async (tx) => {
      // The member is locked first, as wherever their second factor changes.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, idUser)).for("share");
      if (!(await isGood(tx, answer, { idUser, now }))) return undefined;
      const ended = await endChallenge(tx, challenge, now);
      if (!ended) throw new ApiError("NOT_FOUND", "LOGIN_OVER");
      if (token) await endSession(tx, token);
      return { ...(await openSession(tx, caller, { idUser, now })), returnTo: ended.returnTo };
    }),
  );
  if (!opened) {
    throw invalidFields("code" in answer ? { code: "CODE_WRONG" } : { passkey: "PASSKEY_WRONG" });
  }
  return opened;
}

const isGood = (
  tx: Sql,
  answer: ChallengeAnswer,
  { idUser, now }: { idUser: number; now: Date },
): Promise<boolean> =>
  "code" in answer
    ? spendCode(tx, { idUser, code: answer.code, now })
    : spendPasskey(tx, answer.passkey, { idUser, boundTo: secretHash(answer.challenge), now });
