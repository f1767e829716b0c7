import { z } from "@hono/zod-openapi";
import { loginRequest, opened } from "@/lib/contract/auth";
import { answers, body, newArea, ok } from "@/platform/area";
import { endSession } from "@/platform/members/end-session";
import { route } from "@/platform/route";
import type { Services } from "@/platform/services";
import { logIn } from "./log-in";

const login = route({
  access: "ANYONE",
  method: "post",
  path: "/login",
  summary: "Logs a member in",
  description:
    "An account that is not there is refused as one whose password is another. A session that the caller had ends.",
  request: body(loginRequest),
  responses: answers(opened, "The session that is open now"),
});

const logout = route({
  access: "ANYONE",
  method: "post",
  path: "/logout",
  summary: "Ends the caller’s session, if there is one",
  responses: answers(z.object({}), "Nobody is logged in any more"),
});

export function authArea(services: Services) {
  const { database } = services;
  return newArea()
    .openapi(login, async (c) => c.json(ok(await logIn(services, c.var, c.req.valid("json"))), 200))
    .openapi(logout, async (c) => {
      const { idSite, token } = c.var;
      if (token) await database.inSite(idSite, (tx) => endSession(tx, token));
      return c.json(ok({}), 200);
    });
}
