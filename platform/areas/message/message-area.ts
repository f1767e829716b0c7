import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { languageCode } from "@/lib/contract/locale";
import { type MessageRequest, messageRequest, messageResponse } from "@/lib/contract/message";
import { answers, body, type Caller, newArea, ok, refusalOf } from "@/platform/area";
import { spend } from "@/platform/rate-limits";
import { Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";
import { receiveMessage } from "./receive-message";

const send = createRoute({
  method: "post",
  path: "/message",
  summary: "What a visitor writes to the company (JSON, or an ordinary form)",
  request: body(messageRequest),
  responses: answers(messageResponse, "The message is received"),
});

export function messageArea(services: Services) {
  const receive = async (c: Context<Caller>, message: MessageRequest) => {
    await spend(services.rateLimits.message, c.var.idSite, c.var.address);
    // A person does not see this field: whoever fills it in learns nothing.
    if (!message.website) await receiveMessage(services, c.var, message);
  };
  const area = newArea();
  // A browser without JavaScript sends a form, and is led back to the page that it came from.
  area.use("/message", async (c, next) => {
    if (!c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded")) {
      return next();
    }
    const form = await c.req.parseBody();
    const back = pathOf(c.req.header("referer"));
    c.set("language", languageCode.catch("fr_FR").parse(form.language));
    const read = messageRequest.safeParse({
      ...Object.fromEntries(Object.entries(form).filter(([, value]) => value !== "")),
      acceptPrivacy: form.acceptPrivacy === "on",
    });
    if (!read.success) {
      const { errors } = refusalOf(read.error);
      return c.redirect(`${back}#contact-${Object.keys(errors)[0]}`, 303);
    }
    await receive(c, read.data);
    return c.redirect(`${back}#message-sent`, 303);
  });
  return area.openapi(send, async (c) => {
    await receive(c, c.req.valid("json"));
    return c.json(ok({ received: true as const }), 200);
  });
}

/** The path of the page that sent a form; only the path, so that it stays on its own site. */
function pathOf(referer: string | undefined): string {
  if (!referer || !URL.canParse(referer)) throw new Refusal("BAD_REQUEST");
  return new URL(referer).pathname.replace(/^\/+/, "/");
}
