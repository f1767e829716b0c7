import { z } from "@hono/zod-openapi";
import { asc, eq } from "drizzle-orm";
import {
  type MessageAnswers,
  messageAnswerRequestSchema,
  messageAnswersSchema,
} from "@/lib/contract/admin/answer";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { messageAnswers, messages } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { answerMessage } from "./answer-message";

const ofMessage = z.object({ id: integerParam() });

const list = route({
  name: "getMessageAnswers",
  area: "admin",
  can: "message:read",
  method: "get",
  path: "/admin/message/{id}/answer",
  summary: "What the company has answered to a message",
  request: { params: ofMessage },
  responses: responses(messageAnswersSchema, "Its answers, the first one first"),
});

const answer = route({
  name: "answerMessage",
  area: "admin",
  can: "message:answer",
  method: "post",
  path: "/admin/message/{id}/answer",
  summary: "Answers a message by mail, unless somebody else just has",
  request: { params: ofMessage, ...body(messageAnswerRequestSchema) },
  responses: responses(messageAnswersSchema, "Its answers with this one"),
});

/** How the company answers what visitors write. */
export function messageAnswerRouter() {
  return newRouter()
    .answer(list, async ({ tx }, { param: { id } }) => {
      if ((await tx.$count(messages, eq(messages.id, id))) === 0) throw new ApiError("NOT_FOUND");
      return readAnswers(tx, id);
    })
    .answer(answer, async (work, { param: { id }, json }) => {
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
