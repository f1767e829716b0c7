import { z } from "@hono/zod-openapi";
import { and, desc, eq, gt } from "drizzle-orm";
import { userSessionsSchema } from "@/lib/contract/user";
import { secretHash } from "@/platform/account/member/secret";
import { sessions } from "@/platform/db/schema/people";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { sessionView } from "./session-view";

const list = route({
  name: "getSessions",
  area: "member",
  can: "own-session:read",
  method: "get",
  path: "/user/session",
  summary: "The devices on which the member is logged in",
  responses: responses(userSessionsSchema, "Those seen last first"),
});

const endOne = route({
  name: "endSession",
  area: "member",
  can: "own-session:end",
  method: "delete",
  path: "/user/session/{id}",
  summary: "Logs one of the member’s devices out",
  request: { params: z.object({ id: integerParam() }) },
  responses: responses(z.object({}), "The device is logged out"),
});

const endAll = route({
  name: "endSessions",
  area: "member",
  can: "own-session:end",
  method: "delete",
  path: "/user/session",
  summary: "Logs every device of the member out, this one too",
  responses: responses(z.object({}), "Nobody is logged in any more"),
});

export function userSessionRouter({ database, clock }: Services) {
  return newRouter()
    .openapi(list, async (c) => {
      const { idSite, token, user } = c.var;
      const rows = await database.inSite(idSite, (tx) =>
        tx
          .select()
          .from(sessions)
          .where(and(eq(sessions.idUser, user.id), gt(sessions.expiresAt, clock.now())))
          .orderBy(desc(sessions.lastSeenAt), desc(sessions.id)),
      );
      const current = secretHash(token ?? "");
      return c.json(ok({ sessions: rows.map((row) => sessionView(row, current)) }), 200);
    })
    .openapi(endOne, async (c) => {
      const { id: idUser } = c.var.user;
      const { id } = c.req.valid("param");
      const ended = await database.inSite(c.var.idSite, (tx) =>
        tx
          .delete(sessions)
          .where(and(eq(sessions.id, id), eq(sessions.idUser, idUser)))
          .returning({ id: sessions.id }),
      );
      if (ended.length === 0) throw new ApiError("NOT_FOUND");
      return c.json(ok({}), 200);
    })
    .openapi(endAll, async (c) => {
      const { id } = c.var.user;
      await database.inSite(c.var.idSite, (tx) =>
        tx.delete(sessions).where(eq(sessions.idUser, id)),
      );
      return c.json(ok({}), 200);
    });
}
