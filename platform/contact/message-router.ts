import {
  type MessageRequest,
  messageRequestSchema,
  messageResponseSchema,
} from "@/lib/contract/message";
import { answerForm, isForm } from "@/platform/http/page-response";
import { route } from "@/platform/http/route";
import { body, newRouter, type RequestContext, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { receiveMessage } from "./receive-message";

const send = route({
  name: "sendMessage",
  area: "contact",
  access: "ANYONE",
  limit: "message",
  method: "post",
  path: "/message",
  summary: "What a visitor writes to the company",
  description:
    "A browser without JavaScript may send it as application/x-www-form-urlencoded, with the path to go back to in `returnTo`: the answer is then a redirect (303) to that path, with #message-sent or #message-error.",
  request: body(messageRequestSchema),
  responses: responses(messageResponseSchema, "The message is received"),
});

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
  return router.answerInSteps(send, async (caller, { json }) => {
    await receive(caller, json);
    return { received: true as const };
  });
}
