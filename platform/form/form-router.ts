import * as calls from "@/lib/contract/calls/form";
import { leadBack, wantsPage } from "@/platform/http/page-response";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readForm } from "./read-form";
import { receiveAnswer } from "./receive-answer";

export function formRouter(services: Services) {
  const router = newRouter();
  router.use("/forms/:id/submit", async (c, next) => {
    await next();
    if (wantsPage(c)) c.res = leadBack(c, c.res.ok ? "form-sent" : "form-error");
  });
  return router
    .answer(calls.getForm, async (reader, { param }) => {
      const { shown, fields } = await readForm(param.id, reader);
      const { id, title, intro, thanks, publishedAt, path } = shown;
      return { id, name: title, intro, thanks, fields, publishedAt, path };
    })
    .answerInSteps(calls.submitForm, async (caller, { param, form }) => {
      const thanks = await receiveAnswer(services, caller, { id: param.id, sent: form });
      return { received: true as const, thanks };
    });
}
