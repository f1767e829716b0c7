import { attentionSchema } from "@/lib/contract/user";
import { call } from "../call";

export const getAttention = call({
  name: "getAttention",
  area: "member",
  can: "own-session:prove",
  method: "get",
  path: "/user/session/attention",
  summary: "In how many seconds the caller’s session is idle if nobody uses it",
  description: "To ask it is no use of it. What is idle goes on after `proveSelf`.",
  answer: attentionSchema,
  says: "How long it is good for",
});

export const noteAttention = call({
  name: "noteAttention",
  area: "member",
  can: "own-session:prove",
  method: "post",
  path: "/user/session/attention",
  summary: "Says that somebody is there; an idle session is not woken by it",
  answer: attentionSchema,
  says: "How long it is good for",
});
