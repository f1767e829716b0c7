import { and, desc, eq, gt } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/user-session";
import { secretHash } from "@/platform/account/member/secret";
import { sessions } from "@/platform/db/schema/people";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { sessionView } from "./session-view";
import { logOutEverywhere } from "./standing-keys";

export function userSessionRouter() {
  return newRouter()
    .answer(calls.getSessions, async ({ tx, now, token, user }) => {
      const rows = await tx
        .select()
        .from(sessions)
        .where(and(eq(sessions.idUser, user.id), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
      const current = secretHash(token ?? "");
      return { sessions: rows.map((row) => sessionView(row, current)) };
    })
    .answer(calls.endSession, async ({ tx, user }, { param }) => {
      const ended = await tx
        .delete(sessions)
        .where(and(eq(sessions.id, param.id), eq(sessions.idUser, user.id)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw new ApiError("NOT_FOUND");
      return {};
    })
    .answer(calls.endSessions, async ({ tx, user }) => {
      await logOutEverywhere(tx, user.id);
      return {};
    });
}
