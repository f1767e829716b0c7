import { z } from "@hono/zod-openapi";
import { enteredSchema, resetAskSchema, resetRequestSchema } from "@/lib/contract/auth";
import { findMemberCode, PASSWORD_PURPOSES } from "@/platform/account/member/member-codes";
import { ApiError } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { askPasswordReset } from "./ask-password-reset";
import { resetPassword } from "./reset-password";

const ask = route({
  name: "askPasswordReset",
  area: "account",
  access: "ANYONE",
  limit: "resetAsk",
  method: "put",
  path: "/password/reset/ask",
  summary: "Has a link to set a new password mailed to a member",
  description: "The answer never tells whether there is such an account.",
  request: body(resetAskSchema),
  responses: responses(z.object({}), "Whoever has an account receives a mail"),
});

const show = route({
  name: "getPasswordReset",
  area: "account",
  access: "KEY",
  method: "get",
  path: "/password/reset/{code}",
  summary: "Whether a mailed code can still set a new password",
  description: "Seeing it spends nothing.",
  request: { params: z.object({ code: z.string().max(100) }) },
  responses: responses(z.object({}), "It can"),
});

const reset = route({
  name: "resetPassword",
  area: "account",
  access: "KEY",
  limit: "mailedCode",
  method: "put",
  path: "/password/reset",
  summary: "Sets a new password with a mailed code, which works once",
  description: "Every session of the member ends, and a new one opens.",
  request: body(resetRequestSchema),
  responses: responses(enteredSchema, "The session that is open now, or what asks for the code"),
});

export function passwordResetRouter(services: Services) {
  return newRouter()
    .answerInSteps(ask, async (caller, { json }) => {
      await askPasswordReset(services, caller, json.email);
      return {};
    })
    .answer(show, async ({ tx, now }, { param }) => {
      const code = await findMemberCode(tx, param.code, PASSWORD_PURPOSES, now);
      if (!code) throw new ApiError("NOT_FOUND");
      return {};
    })
    .answerInSteps(reset, (caller, { json }) => resetPassword(services, caller, json));
}
