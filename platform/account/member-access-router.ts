import * as calls from "@/lib/contract/calls/member-access";
import { askNewEmail } from "@/platform/account/email/ask-new-email";
import { takeNewEmail } from "@/platform/account/email/take-new-email";
import { changePassword } from "@/platform/account/password/change-password";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

export function memberAccessRouter(services: Services) {
  return newRouter()
    .answerInSteps(calls.changePassword, (caller, { json }) =>
      changePassword(services, caller, caller.user, json),
    )
    .answerInSteps(calls.changeEmail, async (caller, { json }) => {
      await askNewEmail(services, caller, caller.user, json);
      return {};
    })
    .answerInSteps(calls.confirmEmail, async (caller, { param }) => ({
      email: await takeNewEmail(services, caller, param.code),
    }));
}
