import { z } from "@hono/zod-openapi";
import {
  confirmRequestSchema,
  enteredSchema,
  loginRequestSchema,
  openedSchema,
  registerRequestSchema,
  registrationSchema,
} from "@/lib/contract/auth";
import { challengeAnswerSchema } from "@/lib/contract/second-factor";
import {
  confirmRegistration,
  type Subscribe,
} from "@/platform/account/registration/confirm-registration";
import { findRegistration } from "@/platform/account/registration/find-registration";
import { register, registrationErrors } from "@/platform/account/registration/register";
import { answerChallenge } from "@/platform/account/session/answer-challenge";
import { endSession } from "@/platform/account/session/end-session";
import { ApiError } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { logIn } from "./log-in";

const code = z.object({ code: z.string().max(100) });

const ask = route({
  name: "register",
  area: "account",
  access: "ANYONE",
  method: "post",
  path: "/register",
  summary: "Asks for an account",
  description:
    "A mail goes to the address: with a link to confirm it, or, where it has an account, that it has. The answer is the same.",
  request: body(registerRequestSchema),
  responses: responses(z.object({}), "A mail is on its way"),
});

const show = route({
  name: "getRegistration",
  area: "account",
  access: "KEY",
  method: "get",
  path: "/register/{code}",
  summary: "What a mailed link to confirm an account is about",
  description: "Seeing it spends nothing.",
  request: { params: code },
  responses: responses(registrationSchema, "Whose account it will be"),
});

const confirm = route({
  name: "confirmRegistration",
  area: "account",
  access: "KEY",
  limit: "mailedCode",
  method: "post",
  path: "/register/{code}/confirm",
  summary: "Makes the account, for one who knows the password that was chosen for it",
  description: "After five wrong passwords the link is over.",
  request: { params: code, ...body(confirmRequestSchema) },
  responses: responses(enteredSchema, "The session that is open now"),
});

const login = route({
  name: "logIn",
  area: "account",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "post",
  path: "/login",
  summary: "Logs a member in",
  description:
    "An account that is not there is refused as one whose password is another. A session that the caller had ends. Where there is a second factor, no session opens yet: `logInWithCode` opens it.",
  request: body(loginRequestSchema),
  responses: responses(enteredSchema, "The session that is open now, or what asks for the code"),
});

const withCode = route({
  name: "logInWithCode",
  area: "account",
  access: "KEY",
  limit: "login",
  method: "post",
  path: "/login/code",
  summary: "Goes on with a login that asked for a second factor",
  description:
    "With a code of the application, or a recovery code; each is good once. After five wrong codes, or five minutes, the login is over.",
  request: body(challengeAnswerSchema),
  responses: responses(openedSchema, "The session that is open now"),
});

const logout = route({
  name: "logOut",
  area: "account",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "post",
  path: "/logout",
  summary: "Ends the caller’s session, if there is one",
  responses: responses(z.object({}), "Nobody is logged in any more"),
});

/** @param subscribe puts a new member who wants letters on the lists of the site */
export function authRouter(services: Services, subscribe: Subscribe) {
  return newRouter()
    .answerInSteps(
      ask,
      async (caller, { json }) => {
        await register(services, caller, json);
        return {};
      },
      collectFieldErrors(
        registerRequestSchema,
        (caller, part) => registrationErrors(services, caller, part),
        {
          acceptTerms: "USE_TERMS_NOT_ACCEPTED",
        },
      ),
    )
    .answer(show, async ({ tx, now }, { param }) => {
      const registration = await findRegistration(tx, param.code, now);
      if (!registration) throw new ApiError("NOT_FOUND");
      return { email: registration.email, firstname: registration.details.firstname };
    })
    .answerInSteps(confirm, (caller, { param, json }) =>
      confirmRegistration(services, caller, { ...param, ...json }, subscribe),
    )
    .answerInSteps(login, (caller, { json }) => logIn(services, caller, json))
    .answerInSteps(withCode, (caller, { json }) => answerChallenge(services, caller, json))
    .answer(logout, async ({ tx, token }) => {
      if (token) await endSession(tx, token);
      return {};
    });
}
