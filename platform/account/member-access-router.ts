import { z } from "@hono/zod-openapi";
import { emailChangeSchema, openedSchema, passwordChangeSchema } from "@/lib/contract/auth";
import { askNewEmail } from "@/platform/account/email/ask-new-email";
import { takeNewEmail } from "@/platform/account/email/take-new-email";
import { changePassword } from "@/platform/account/password/change-password";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const password = route({
  name: "changePassword",
  area: "member",
  can: "own-account:change",
  method: "put",
  path: "/user/password",
  summary: "Changes the member’s password",
  description: "Every other session ends, and this one is renewed.",
  request: body(passwordChangeSchema),
  responses: responses(openedSchema, "The session that is open now"),
});

const email = route({
  name: "changeEmail",
  area: "member",
  can: "own-account:change",
  method: "put",
  path: "/user/email",
  summary: "Mails a link to a new address, which is the member’s once it was opened",
  description: "The answer never tells whether the address is somebody’s already.",
  request: body(emailChangeSchema),
  responses: responses(z.object({}), "The mails are on their way"),
});

const take = route({
  name: "confirmEmail",
  area: "member",
  can: "own-account:change",
  limit: "mailedCode",
  method: "post",
  path: "/user/email/{code}",
  summary: "Takes the new address that a mailed link is about; once",
  description: "In the session of the member who asked: to anybody else the link is unknown.",
  request: { params: z.object({ code: z.string().max(100) }) },
  responses: responses(z.object({ email: z.string() }), "The member’s address from now on"),
});

export function memberAccessRouter(services: Services) {
  return newRouter()
    .answerInSteps(password, (caller, { json }) =>
      changePassword(services, caller, caller.user, json),
    )
    .answerInSteps(email, async (caller, { json }) => {
      await askNewEmail(services, caller, caller.user, json);
      return {};
    })
    .answerInSteps(take, async (caller, { param }) => ({
      email: await takeNewEmail(services, caller, param.code),
    }));
}
