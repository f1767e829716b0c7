import { z } from "@hono/zod-openapi";
import { openedSchema, resetAskSchema, resetRequestSchema } from "@/lib/contract/auth";
import { findMemberCode } from "@/platform/account/member/member-codes";
import { ApiError } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { body, newRouter, ok, responses } from "@/platform/http/router";
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
  responses: responses(openedSchema, "The session that is open now"),
});

export function passwordResetRouter(services: Services) {
  const { database, clock } = services;
  return newRouter()
    .openapi(ask, async (c) => {
      await askPasswordReset(services, c.var, c.req.valid("json").email);
      return c.json(ok({}), 200);
    })
    .openapi(show, async (c) => {
      const { code } = c.req.valid("param");
      const found = await database.inSite(c.var.idSite, (tx) =>
        findMemberCode(tx, code, "PASSWORD", clock.now()),
      );
      if (!found) throw new ApiError("NOT_FOUND");
      return c.json(ok({}), 200);
    })
    .openapi(reset, async (c) =>
      c.json(ok(await resetPassword(services, c.var, c.req.valid("json"))), 200),
    );
}
