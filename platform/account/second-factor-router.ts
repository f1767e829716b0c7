import { z } from "@hono/zod-openapi";
import { and, eq, isNull } from "drizzle-orm";
import {
  factorConfirmSchema,
  factorSetupRequestSchema,
  factorSetupSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  selfProofSchema,
} from "@/lib/contract/second-factor";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { readRelyingParty } from "@/platform/account/factor/read-relying-party";
import { beginSetup } from "@/platform/account/factor-setup/begin-setup";
import { proveWithCode } from "@/platform/account/factor-setup/prove-with-code";
import { renewRecoveryCodes } from "@/platform/account/factor-setup/renew-recovery-codes";
import { turnOff } from "@/platform/account/factor-setup/turn-off";
import { turnOn } from "@/platform/account/factor-setup/turn-on";
import { secretHash } from "@/platform/account/member/secret";
import { sessions } from "@/platform/db/schema/people";
import { recoveryCodes, secondFactors } from "@/platform/db/schema/second-factor";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { readPasskeys } from "./passkey-router";

const show = route({
  name: "getSecondFactor",
  area: "member",
  can: "own-second-factor:read",
  method: "get",
  path: "/user/second-factor",
  summary: "Whether one who runs the site has a second factor, and needs one",
  responses: responses(secondFactorSchema, "Their second factor"),
});

const begin = route({
  name: "beginSecondFactor",
  area: "member",
  can: "own-second-factor:change",
  method: "post",
  path: "/user/second-factor",
  summary: "Makes the secret of a second factor (TOTP, RFC 6238)",
  description: "It is said this once, and counts once `confirmSecondFactor` got a code of it.",
  request: body(factorSetupRequestSchema),
  responses: responses(factorSetupSchema, "What an application has to know"),
});

const confirm = route({
  name: "confirmSecondFactor",
  area: "member",
  can: "own-second-factor:change",
  method: "post",
  path: "/user/second-factor/confirm",
  summary: "Turns the second factor on, with a code of the application",
  description: "Every other session of the member ends.",
  request: body(factorConfirmSchema),
  responses: responses(recoveryCodesSchema, "The recovery codes, which are said this once"),
});

const remove = route({
  name: "removeSecondFactor",
  area: "member",
  can: "own-second-factor:change",
  method: "delete",
  path: "/user/second-factor",
  summary: "Takes the application away, with the password and a code or a passkey",
  request: body(selfProofSchema),
  responses: responses(
    z.object({}),
    "It makes no codes any more; without a passkey the password is enough again",
  ),
});

const renew = route({
  name: "renewRecoveryCodes",
  area: "member",
  can: "own-second-factor:change",
  proof: true,
  method: "post",
  path: "/user/second-factor/recovery-codes",
  summary: "Makes ten recovery codes in place of those there were",
  responses: responses(recoveryCodesSchema, "The recovery codes, which are said this once"),
});

const prove = route({
  name: "proveSelf",
  area: "member",
  can: "own-session:prove",
  method: "post",
  path: "/user/proof",
  summary:
    "Proves anew that it is them, with the password, and a code or a passkey where there is a second factor",
  description: "Calls that are refused with PROOF_NEEDED pass for ten minutes, in this session.",
  request: body(selfProofSchema),
  responses: responses(z.object({}), "It is proved"),
});

export function secondFactorRouter(services: Services) {
  return newRouter()
    .answer(show, async ({ tx, user }) => {
      const [factor] = await tx
        .select({ confirmedAt: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(eq(secondFactors.idUser, user.id));
      const isLeft = and(eq(recoveryCodes.idUser, user.id), isNull(recoveryCodes.usedAt));
      return {
        since: factor?.confirmedAt ? parisIso(factor.confirmedAt) : null,
        passkeys: await readPasskeys(tx, user.id),
        allowsPasskeys: (await readRelyingParty(tx)) !== null,
        codesLeft: await tx.$count(recoveryCodes, isLeft),
        isRequired: await readFlag(tx, "STAFF_SECOND_FACTOR"),
      };
    })
    .answerInSteps(begin, (caller, { json }) =>
      beginSetup(services, caller, caller.user, json.password),
    )
    .answer(confirm, async (work, { json }) => ({
      recoveryCodes: await turnOn(work, json.code),
    }))
    .answer(renew, async (work) => ({ recoveryCodes: await renewRecoveryCodes(work) }))
    .answerInSteps(remove, (caller, { json }) =>
      proveWithCode(services, caller, json, async (tx, member, now) => {
        const { idSite, language } = caller;
        await turnOff({ tx, idSite, language, now }, member);
        return {};
      }),
    )
    .answerInSteps(prove, (caller, { json }) =>
      proveWithCode(services, caller, json, async (tx, _, now) => {
        const isThisSession = eq(sessions.tokenHash, secretHash(caller.token ?? ""));
        await tx.update(sessions).set({ provedAt: now, attendedAt: now }).where(isThisSession);
        return {};
      }),
    );
}
