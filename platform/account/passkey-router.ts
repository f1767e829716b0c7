import { z } from "@hono/zod-openapi";
import { asc, eq } from "drizzle-orm";
import { openedSchema } from "@/lib/contract/auth";
import {
  challengeGivenSchema,
  newPasskeySchema,
  type Passkey,
  passkeyAddedSchema,
  passkeyAnswerSchema,
  passkeyAskedSchema,
  passkeyCreationSchema,
} from "@/lib/contract/passkey";
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
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const create = route({
  name: "createPasskeyOptions",
  area: "member",
  can: "own-second-factor:change",
  proof: true,
  method: "post",
  path: "/user/passkey/options",
  summary: "What a browser has to have a device make, for a new passkey (WebAuthn)",
  responses: responses(passkeyCreationSchema, "What to ask the device for"),
});

const add = route({
  name: "addPasskey",
  area: "member",
  can: "own-second-factor:change",
  proof: true,
  method: "post",
  path: "/user/passkey",
  summary: "Adds a passkey that a device has made, as a second factor",
  description: "As the first second factor of the account it ends every other session of it.",
  request: body(newPasskeySchema),
  responses: responses(passkeyAddedSchema, "The recovery codes, where it is the first"),
});

const remove = route({
  name: "removePasskey",
  area: "member",
  can: "own-second-factor:change",
  proof: true,
  method: "delete",
  path: "/user/passkey/{id}",
  summary: "Removes a passkey; without a second factor the password is enough again",
  request: { params: z.object({ id: integerParam() }) },
  responses: responses(z.object({}), "It opens nothing any more"),
});

const askProof = route({
  name: "askPasskeyProof",
  area: "member",
  can: "own-session:prove",
  method: "post",
  path: "/user/proof/passkey",
  summary: "What a browser has to ask a device for, to prove anew that it is them",
  responses: responses(passkeyAskedSchema, "What to ask the device for, if there is a passkey"),
});

const askLogin = route({
  name: "askPasskeyLogin",
  area: "account",
  access: "KEY",
  limit: "login",
  method: "post",
  path: "/login/passkey/options",
  summary: "What a browser has to ask a device for, to go on with a login",
  request: body(challengeGivenSchema),
  responses: responses(passkeyAskedSchema, "What to ask the device for, if there is a passkey"),
});

const login = route({
  name: "logInWithPasskey",
  area: "account",
  access: "KEY",
  limit: "login",
  method: "post",
  path: "/login/passkey",
  summary: "Goes on with a login that asked for a second factor, with a passkey",
  description: "What was signed is good once. It counts among the codes that a login may be given.",
  request: body(passkeyAnswerSchema),
  responses: responses(openedSchema, "The session that is open now"),
});

/** The passkeys of a user, in the order in which they were added. */
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
    .answer(create, (work) => newPasskeyOptions(work))
    .answer(add, async (work, { json }) => ({ recoveryCodes: await addPasskey(work, json) }))
    .answer(remove, async (work, { param }) => {
      await removePasskey(work, param.id);
      return {};
    })
    .answer(askProof, async ({ tx, idSite, now, token, user }) => {
      const boundTo = secretHash(token ?? "");
      return { options: await passkeyOptions(tx, { idSite, idUser: user.id, boundTo, now }) };
    })
    .answer(askLogin, async ({ tx, idSite, now }, { json: { challenge } }) => {
      const asked = await findChallenge(tx, challenge, now);
      if (!asked) throw new ApiError("NOT_FOUND", "LOGIN_OVER");
      const boundTo = secretHash(challenge);
      const { idUser } = asked;
      return { options: await passkeyOptions(tx, { idSite, idUser, boundTo, now }) };
    })
    .answerInSteps(login, (caller, { json }) => answerChallenge(services, caller, json));
}
