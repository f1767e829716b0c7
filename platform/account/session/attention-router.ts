import { attentionSchema } from "@/lib/contract/user";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { readIdleIn, recordAttention, requireAttention } from "./attention";

const see = route({
  name: "getAttention",
  area: "member",
  can: "own-session:prove",
  method: "get",
  path: "/user/session/attention",
  summary: "In how many seconds the caller’s session is idle if nobody uses it",
  description: "To ask it is no use of it. What is idle goes on after `proveSelf`.",
  responses: responses(attentionSchema, "How long it is good for"),
});

const note = route({
  name: "noteAttention",
  area: "member",
  can: "own-session:prove",
  method: "post",
  path: "/user/session/attention",
  summary: "Says that somebody is there; an idle session is not woken by it",
  responses: responses(attentionSchema, "How long it is good for"),
});

/** Whether anybody is there. */
export function attentionRouter() {
  return newRouter()
    .answer(see, async ({ tx, token = "", user, now }) => ({
      idleInSeconds: await readIdleIn(tx, { token, user, now }),
    }))
    .answer(note, async ({ tx, token = "", user, now }) => {
      if ((await readIdleIn(tx, { token, user, now })) !== null) {
        await requireAttention(tx, token, now);
      }
      await recordAttention(tx, token, now);
      return { idleInSeconds: await readIdleIn(tx, { token, user, now }) };
    });
}
