import { and, eq, isNull } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/second-factor";
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
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { readPasskeys } from "./passkey-router";

export function secondFactorRouter(services: Services) {
  return newRouter()
    .answer(calls.getSecondFactor, async ({ tx, user }) => {
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
    .answerInSteps(calls.beginSecondFactor, (caller, { json }) =>
      beginSetup(services, caller, caller.user, json.password),
    )
    .answer(calls.confirmSecondFactor, async (work, { json }) => ({
      recoveryCodes: await turnOn(work, json.code),
    }))
    .answer(calls.renewRecoveryCodes, async (work) => ({
      recoveryCodes: await renewRecoveryCodes(work),
    }))
    .answerInSteps(calls.removeSecondFactor, (caller, { json }) =>
      proveWithCode(services, caller, json, async (tx, member, now) => {
        const { idSite, language } = caller;
        await turnOff({ tx, idSite, language, now }, member);
        return {};
      }),
    )
    .answerInSteps(calls.proveSelf, (caller, { json }) =>
      proveWithCode(services, caller, json, async (tx, _, now) => {
        const isThisSession = eq(sessions.tokenHash, secretHash(caller.token ?? ""));
        await tx.update(sessions).set({ provedAt: now, attendedAt: now }).where(isThisSession);
        return {};
      }),
    );
}
