import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Opened } from "@/lib/contract/auth";
import type { challengeAnswerSchema } from "@/lib/contract/second-factor";
import { spendCode } from "@/platform/account/factor/spend-code";
import { withinCodeLimit } from "@/platform/account/factor/within-code-limit";
import { users } from "@/platform/db/schema/people";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { endSession } from "./end-session";
import { endChallenge, tryChallenge } from "./login-challenge";
import { openSession } from "./open-session";

/**
 * Opens the session that a login with a second factor was about, once its code is given.
 * @throws ApiError NOT_FOUND for a login that is over or unknown; INVALID_FIELDS; TOO_MANY_REQUESTS
 */
export async function answerChallenge(
  services: Services,
  caller: RequestContext["Variables"],
  { challenge, code }: z.output<typeof challengeAnswerSchema>,
): Promise<Opened> {
  const { database, clock } = services;
  const { idSite, token } = caller;
  const now = clock.now();
  const tried = await database.inSite(idSite, (tx) => tryChallenge(tx, challenge, now));
  if (!tried) throw new ApiError("NOT_FOUND", "LOGIN_OVER");
  const { idUser } = tried;
  const opened = await withinCodeLimit(services, { idSite, idUser }, () =>
    database.inSite(idSite, async (tx) => {
      // The member comes first, as wherever their second factor changes.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, idUser)).for("share");
      if (!(await spendCode(tx, { idUser, code, now }))) return undefined;
      const ended = await endChallenge(tx, challenge, now);
      if (!ended) throw new ApiError("NOT_FOUND", "LOGIN_OVER");
      if (token) await endSession(tx, token);
      return { ...(await openSession(tx, caller, { idUser, now })), returnTo: ended.returnTo };
    }),
  );
  if (!opened) throw invalidFields({ code: "CODE_WRONG" });
  return opened;
}
