import { z } from "@hono/zod-openapi";
import { and, desc, eq, gt } from "drizzle-orm";
import { userSessionsSchema } from "@/lib/contract/user";
import { secretHash } from "@/platform/account/member/secret";
import { sessions } from "@/platform/db/schema/people";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { sessionView } from "./session-view";
import { logOutEverywhere } from "./standing-keys";

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
  description: "The addresses of their calendars and the alerts of their devices end with it.",
  responses: responses(z.object({}), "Nobody is logged in any more"),
});

export function userSessionRouter() {
  return newRouter()
    .answer(list, async ({ tx, now, token, user }) => {
      const rows = await tx
        .select()
        .from(sessions)
        .where(and(eq(sessions.idUser, user.id), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
      const current = secretHash(token ?? "");
      return { sessions: rows.map((row) => sessionView(row, current)) };
    })
    .answer(endOne, async ({ tx, user }, { param }) => {
      const ended = await tx
        .delete(sessions)
        .where(and(eq(sessions.id, param.id), eq(sessions.idUser, user.id)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw new ApiError("NOT_FOUND");
      return {};
    })
    .answer(endAll, async ({ tx, user }) => {
      await logOutEverywhere(tx, user.id);
      return {};
    });
}
