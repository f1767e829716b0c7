import { z } from "zod";
import { enteredSchema, resetAskSchema, resetRequestSchema } from "@/lib/contract/auth";
import { call } from "../call";

export const askPasswordReset = call({
  name: "askPasswordReset",
  area: "account",
  access: "ANYONE",
  limit: "resetAsk",
  method: "put",
  path: "/password/reset/ask",
  summary: "Has a link to set a new password mailed to a member",
  description: "The answer never tells whether there is such an account.",
  body: resetAskSchema,
  answer: z.object({}),
  says: "Whoever has an account receives a mail",
});

export const getPasswordReset = call({
  name: "getPasswordReset",
  area: "account",
  access: "KEY",
  method: "get",
  path: "/password/reset/{code}",
  summary: "Whether a mailed code can still set a new password",
  description: "Seeing it spends nothing.",
  params: z.object({ code: z.string().max(100) }),
  answer: z.object({}),
  says: "It can",
});

export const resetPassword = call({
  name: "resetPassword",
  area: "account",
  access: "KEY",
  limit: "mailedCode",
  method: "put",
  path: "/password/reset",
  summary: "Sets a new password with a mailed code, which works once",
  description: "Every session of the member ends, and a new one opens.",
  body: resetRequestSchema,
  answer: enteredSchema,
  says: "The session that is open now, or what asks for the code",
});
