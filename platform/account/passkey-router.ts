import { asc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/passkey";
import type { Passkey } from "@/lib/contract/passkey";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { passkeyOptions } from "@/platform/account/factor/passkey-options";
import { addPasskey, newPasskeyOptions } from "@/platform/account/factor-setup/add-passkey";
import { removePasskey } from "@/platform/account/factor-setup/remove-passkey";
import { secretHash } from "@/platform/account/member/secret";
import { answerChallenge } from "@/platform/account/session/answer-challenge";
import { findChallenge } from "@/platform/account/session/login-challenge";
import { passkeys } from "@/platform/db/schema/second-factor";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

/** Reads the passkeys of a user, in the order in which they were added. */
export async function readPasskeys(tx: Sql, idUser: number): Promise<Passkey[]> {
  const rows = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.idUser, idUser))
    .orderBy(asc(passkeys.id));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: parisIso(createdAt),
    lastUsedAt: lastUsedAt && parisIso(lastUsedAt),
  }));
}

export function passkeyRouter(services: Services) {
  return newRouter()
    .answer(calls.createPasskeyOptions, (work) => newPasskeyOptions(work))
    .answer(calls.addPasskey, async (work, { json }) => ({
      recoveryCodes: await addPasskey(work, json),
    }))
    .answer(calls.removePasskey, async (work, { param }) => {
      await removePasskey(work, param.id);
      return {};
    })
    .answer(calls.askPasskeyProof, async ({ tx, idSite, now, token, user }) => {
      const boundTo = secretHash(token ?? "");
      return { options: await passkeyOptions(tx, { idSite, idUser: user.id, boundTo, now }) };
    })
    .answer(calls.askPasskeyLogin, async ({ tx, idSite, now }, { json: { challenge } }) => {
      const asked = await findChallenge(tx, challenge, now);
      if (!asked) throw new ApiError("NOT_FOUND", "LOGIN_OVER");
      const boundTo = secretHash(challenge);
      const { idUser } = asked;
      return { options: await passkeyOptions(tx, { idSite, idUser, boundTo, now }) };
    })
    .answerInSteps(calls.logInWithPasskey, (caller, { json }) =>
      answerChallenge(services, caller, json),
    );
}
