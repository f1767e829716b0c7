import { z } from "@hono/zod-openapi";
import {
  confirmRequestSchema,
  loginRequestSchema,
  openedSchema,
  registerRequestSchema,
  registrationSchema,
} from "@/lib/contract/auth";
import { confirmRegistration } from "@/platform/account/registration/confirm-registration";
import { findRegistration } from "@/platform/account/registration/find-registration";
import { register, registrationErrors } from "@/platform/account/registration/register";
import { endSession } from "@/platform/account/session/end-session";
import { ApiError } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { route } from "@/platform/http/route";
import { body, newRouter, ok, responses } from "@/platform/http/router";
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
  responses: responses(openedSchema, "The session that is open now"),
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
    "An account that is not there is refused as one whose password is another. A session that the caller had ends.",
  request: body(loginRequestSchema),
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

export function authRouter(services: Services) {
  const { database, clock } = services;
  return newRouter()
    .openapi(
      ask,
      async (c) => {
        await register(services, c.var, c.req.valid("json"));
        return c.json(ok({}), 200);
      },
      collectFieldErrors(
        registerRequestSchema,
        (caller, part) => registrationErrors(services, caller, part),
        {
          acceptTerms: "USE_TERMS_NOT_ACCEPTED",
        },
      ),
    )
    .openapi(show, async (c) => {
      const { code } = c.req.valid("param");
      const found = await database.inSite(c.var.idSite, (tx) =>
        findRegistration(tx, code, clock.now()),
      );
      if (!found) throw new ApiError("NOT_FOUND");
      return c.json(ok({ email: found.email, firstname: found.details.firstname }), 200);
    })
    .openapi(confirm, async (c) => {
      const confirmation = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(ok(await confirmRegistration(services, c.var, confirmation)), 200);
    })
    .openapi(login, async (c) => c.json(ok(await logIn(services, c.var, c.req.valid("json"))), 200))
    .openapi(logout, async (c) => {
      const { idSite, token } = c.var;
      if (token) await database.inSite(idSite, (tx) => endSession(tx, token));
      return c.json(ok({}), 200);
    });
}
