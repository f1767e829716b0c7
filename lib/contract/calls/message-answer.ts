import { z } from "zod";
import { messageAnswerRequestSchema, messageAnswersSchema } from "@/lib/contract/admin/answer";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const ofMessage = z.object({ id: integerParam() });

export const getMessageAnswers = call({
  name: "getMessageAnswers",
  area: "admin",
  can: "message:read",
  method: "get",
  path: "/admin/message/{id}/answer",
  summary: "What the company has answered to a message",
  params: ofMessage,
  answer: messageAnswersSchema,
  says: "Its answers, the first one first",
});

export const answerMessage = call({
  name: "answerMessage",
  area: "admin",
  can: "message:answer",
  method: "post",
  path: "/admin/message/{id}/answer",
  summary: "Answers a message by mail, unless somebody else just has",
  params: ofMessage,
  body: messageAnswerRequestSchema,
  answer: messageAnswersSchema,
  says: "Its answers with this one",
});
