import { z } from "zod";
import { nothingSchema } from "@/lib/contract/booking-page";
import { deadLetterSchema, deadLettersSchema } from "@/lib/contract/dead-letter";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const getDeadLetters = call({
  name: "getDeadLetters",
  area: "admin",
  can: "dead-letter:read",
  method: "get",
  path: "/admin/dead-letter",
  summary: "Messages and work that failed too often; for administrators",
  answer: deadLettersSchema,
  says: "What waits for a person",
});

export const retryDeadLetter = call({
  name: "retryDeadLetter",
  area: "admin",
  can: "dead-letter:retry",
  method: "post",
  path: "/admin/dead-letter/{kind}/{id}/again",
  summary: "Tries one of them again, as if for the first time; for administrators",
  params: z.object({ kind: deadLetterSchema.shape.kind, id: integerParam() }),
  answer: nothingSchema,
  says: "It is due now",
});
