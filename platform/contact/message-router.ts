import * as calls from "@/lib/contract/calls/message";
import { type MessageRequest, messageRequestSchema } from "@/lib/contract/message";
import { answerForm, isForm } from "@/platform/http/page-response";
import type { RequestContext } from "@/platform/http/request-context";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { receiveMessage } from "./receive-message";

export function messageRouter(services: Services) {
  const receive = async (caller: RequestContext["Variables"], message: MessageRequest) => {
    // A person does not see this field: a robot that fills it in gets the usual answer.
    if (!message.website) await receiveMessage(services, caller, message);
  };
  const router = newRouter();
  router.use("/message", (c, next) =>
    isForm(c)
      ? answerForm(c, {
          name: "message",
          limit: "message",
          schema: messageRequestSchema,
          receive: (message) => receive(c.var, message),
        })
      : next(),
  );
  return router.answerInSteps(calls.sendMessage, async (caller, { json }) => {
    await receive(caller, json);
    return { received: true as const };
  });
}
