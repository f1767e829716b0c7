import * as calls from "@/lib/contract/calls/attention";
import { newRouter } from "@/platform/http/router";
import { readIdleIn, recordAttention, requireAttention } from "./attention";

export function attentionRouter() {
  return newRouter()
    .answer(calls.getAttention, async ({ tx, token = "", user, now }) => ({
      idleInSeconds: await readIdleIn(tx, { token, user, now }),
    }))
    .answer(calls.noteAttention, async ({ tx, token = "", user, now }) => {
      if ((await readIdleIn(tx, { token, user, now })) !== null) {
        await requireAttention(tx, token, now);
      }
      await recordAttention(tx, token, now);
      return { idleInSeconds: await readIdleIn(tx, { token, user, now }) };
    });
}
