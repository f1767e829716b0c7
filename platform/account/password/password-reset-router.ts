import * as calls from "@/lib/contract/calls/password-reset";
import { findMemberCode, PASSWORD_PURPOSES } from "@/platform/account/member/member-codes";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { askPasswordReset } from "./ask-password-reset";
import { resetPassword } from "./reset-password";

export function passwordResetRouter(services: Services) {
  return newRouter()
    .answerInSteps(calls.askPasswordReset, async (caller, { json }) => {
      await askPasswordReset(services, caller, json.email);
      return {};
    })
    .answer(calls.getPasswordReset, async ({ tx, now }, { param }) => {
      const code = await findMemberCode(tx, param.code, PASSWORD_PURPOSES, now);
      if (!code) throw new ApiError("NOT_FOUND");
      return {};
    })
    .answerInSteps(calls.resetPassword, (caller, { json }) =>
      resetPassword(services, caller, json),
    );
}
