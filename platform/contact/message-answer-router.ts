import { asc, eq } from "drizzle-orm";
import type { MessageAnswers } from "@/lib/contract/admin/answer";
import * as calls from "@/lib/contract/calls/message-answer";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { messageAnswers, messages } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { answerMessage } from "./answer-message";

export function messageAnswerRouter() {
  return newRouter()
    .answer(calls.getMessageAnswers, async ({ tx }, { param: { id } }) => {
      if ((await tx.$count(messages, eq(messages.id, id))) === 0) throw new ApiError("NOT_FOUND");
      return readAnswers(tx, id);
    })
    .answer(calls.answerMessage, async (work, { param: { id }, json }) => {
      await answerMessage(work, id, json);
      return readAnswers(work.tx, id);
    });
}

async function readAnswers(tx: Sql, idMessage: number): Promise<MessageAnswers> {
  const rows = await tx
    .select()
    .from(messageAnswers)
    .where(eq(messageAnswers.idMessage, idMessage))
    .orderBy(asc(messageAnswers.sequence));
  return {
    answers: rows.map(({ sequence, by, text, answeredAt }) => ({
      sequence,
      by,
      text,
      answeredAt: parisIso(answeredAt),
    })),
  };
}
