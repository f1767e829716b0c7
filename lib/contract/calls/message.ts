import { messageRequestSchema, messageResponseSchema } from "@/lib/contract/message";
import { call } from "../call";

export const sendMessage = call({
  name: "sendMessage",
  area: "contact",
  access: "ANYONE",
  limit: "message",
  method: "post",
  path: "/message",
  summary: "What a visitor writes to the company",
  description:
    "A browser without JavaScript may send it as application/x-www-form-urlencoded, with the path to go back to in `returnTo`: the answer is then a redirect (303) to that path, with #message-sent or #message-error.",
  body: messageRequestSchema,
  answer: messageResponseSchema,
  says: "The message is received",
});
