import { registerRequestSchema } from "@/lib/contract/auth";
import * as calls from "@/lib/contract/calls/auth";
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
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { logIn } from "./log-in";

/** @param subscribe puts a new member who wants letters on the lists of the site */
export function authRouter(services: Services, subscribe: Subscribe) {
  return newRouter()
    .answerInSteps(
      calls.register,
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
    .answer(calls.getRegistration, async ({ tx, now }, { param }) => {
      const registration = await findRegistration(tx, param.code, now);
      if (!registration) throw new ApiError("NOT_FOUND");
      return { email: registration.email, firstname: registration.details.firstname };
    })
    .answerInSteps(calls.confirmRegistration, (caller, { param, json }) =>
      confirmRegistration(services, caller, { ...param, ...json }, subscribe),
    )
    .answerInSteps(calls.logIn, (caller, { json }) => logIn(services, caller, json))
    .answerInSteps(calls.logInWithCode, (caller, { json }) =>
      answerChallenge(services, caller, json),
    )
    .answer(calls.logOut, async ({ tx, token }) => {
      if (token) await endSession(tx, token);
      return {};
    });
}
