import { z } from "@hono/zod-openapi";
import { and, desc, eq, gt } from "drizzle-orm";
import { userSessions } from "@/lib/contract/user";
import { secretHash } from "@/platform/account/member/secret";
import { session } from "@/platform/db/schema/people";
import { Refusal } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { memberOf, route } from "@/platform/http/route";
import { answers, newArea, ok } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { sessionAnswer } from "./session-view";

const list = route({
  access: "MEMBER",
  method: "get",
  path: "/user/session",
  summary: "The devices on which the member is logged in",
  responses: answers(userSessions, "Those seen last first"),
});

const endOne = route({
  access: "MEMBER",
  method: "delete",
  path: "/user/session/{id}",
  summary: "Logs one of the member’s devices out",
  request: { params: z.object({ id: integerParam() }) },
  responses: answers(z.object({}), "The device is logged out"),
});

const endAll = route({
  access: "MEMBER",
  method: "delete",
  path: "/user/session",
  summary: "Logs every device of the member out, this one too",
  responses: answers(z.object({}), "Nobody is logged in any more"),
});

export function userSessionArea({ database, clock }: Services) {
  return newArea()
    .openapi(list, async (c) => {
      const { id } = await memberOf(c);
      const { idSite, token } = c.var;
      const rows = await database.inSite(idSite, (tx) =>
        tx
          .select()
          .from(session)
          .where(and(eq(session.idUser, id), gt(session.expiresAt, clock.now())))
          .orderBy(desc(session.lastSeenAt), desc(session.id)),
      );
      const current = secretHash(token ?? "");
      return c.json(ok({ sessions: rows.map((row) => sessionAnswer(row, current)) }), 200);
    })
    .openapi(endOne, async (c) => {
      const { id: idUser } = await memberOf(c);
      const { id } = c.req.valid("param");
      const ended = await database.inSite(c.var.idSite, (tx) =>
        tx
          .delete(session)
          .where(and(eq(session.id, id), eq(session.idUser, idUser)))
          .returning({ id: session.id }),
      );
      if (ended.length === 0) throw new Refusal("NOT_FOUND");
      return c.json(ok({}), 200);
    })
    .openapi(endAll, async (c) => {
      const { id } = await memberOf(c);
      await database.inSite(c.var.idSite, (tx) => tx.delete(session).where(eq(session.idUser, id)));
      return c.json(ok({}), 200);
    });
}
