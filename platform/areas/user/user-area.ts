import { logged, user } from "@/lib/contract/user";
import { answers, newArea, ok } from "@/platform/area";
import { sessionUser } from "@/platform/members/session-user";
import { route } from "@/platform/route";
import type { Services } from "@/platform/services";

const isLogged = route({
  access: "ANYONE",
  method: "get",
  path: "/logged",
  summary: "Whether the caller is logged in",
  responses: answers(logged, "Logged in or not, and in what role"),
});

const whoAmI = route({
  access: "ANYONE",
  method: "get",
  path: "/user",
  summary: "Who is logged in (§3 User)",
  responses: answers(user.nullable(), "The user, null for a visitor"),
});

export function userArea({ database, clock }: Services) {
  const find = (idSite: number, token: string | undefined) =>
    token
      ? database.inSite(idSite, (tx) => sessionUser(tx, token, clock.now()))
      : Promise.resolve(null);
  return newArea()
    .openapi(isLogged, async (c) => {
      const found = await find(c.var.idSite, c.var.token);
      return c.json(ok({ logged: found !== null, role: found?.role ?? null }), 200);
    })
    .openapi(whoAmI, async (c) => c.json(ok(await find(c.var.idSite, c.var.token)), 200));
}
