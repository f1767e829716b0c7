import { z } from "@hono/zod-openapi";
import {
  newsletterSubscriptionSchema,
  type SubscribeOrder,
  type Subscriber,
  subscribeRequestSchema,
  subscriberSchema,
} from "@/lib/contract/newsletter";
import { answerForm, isForm } from "@/platform/http/page-response";
import { route } from "@/platform/http/route";
import { body, newRouter, type RequestContext, responses } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { Services } from "@/platform/services/services";
import { askToSubscribe } from "./ask-to-subscribe";
import { findByCode } from "./find-subscriber";
import { checkLists } from "./newsletter-lists";
import { onlyWithNewsletter } from "./only-with-newsletter";
import { subscriberView } from "./subscriber-answer";
import { chooseLists } from "./subscription";

const ask = route({
  name: "subscribe",
  area: "newsletter",
  access: "ANYONE",
  limit: "newsletter",
  method: "post",
  path: "/newsletter/subscribe",
  summary: "Asks for the newsletter: a link is mailed, and nothing else until it was followed",
  description:
    "At most one mail goes to an address in an hour. A browser without JavaScript may send it as application/x-www-form-urlencoded, with the path to go back to in `returnTo`: the answer is then a redirect (303) to that path, with #newsletter-sent or #newsletter-error.",
  request: body(subscribeRequestSchema),
  responses: responses(z.object({}), "The same whether the address is subscribed or unknown"),
});

const opened = { params: z.object({ code: z.string().max(100) }) };

const see = route({
  name: "getSubscriber",
  area: "newsletter",
  access: "KEY",
  limit: "newsletterPage",
  method: "get",
  path: "/newsletter/{code}",
  summary: "What a mailed link is about; seeing it changes nothing",
  request: opened,
  responses: responses(subscriberSchema, "The address, and the lists that it is or would be on"),
});

const choose = route({
  name: "changeSubscriber",
  area: "newsletter",
  access: "KEY",
  limit: "newsletterPage",
  method: "put",
  path: "/newsletter/{code}",
  summary: "Confirms, changes or, with no list, ends a subscription",
  description: "The link of one who has left works for another day, so that it can be taken back.",
  request: { ...opened, ...body(newsletterSubscriptionSchema) },
  responses: responses(subscriberSchema, "As it is from now on"),
});

const leave = route({
  name: "endSubscription",
  area: "newsletter",
  access: "KEY",
  limit: "newsletterPage",
  method: "post",
  path: "/newsletter/{code}/unsubscribe",
  summary: "Ends a subscription at the press of a mail program’s own button (RFC 8058)",
  request: opened,
  responses: responses(z.object({}), "The address is on no list any more"),
});

export function newsletterRouter(services: Services) {
  const receive = async (caller: RequestContext["Variables"], order: SubscribeOrder) => {
    // A person does not see this field: a robot that fills it in gets the usual answer.
    if (!order.website) await askToSubscribe(services, caller, order);
  };
  const router = newRouter();
  router.use("/newsletter/*", onlyWithNewsletter);
  router.use("/newsletter/subscribe", (c, next) =>
    isForm(c)
      ? answerForm(c, {
          name: "newsletter",
          limit: "newsletter",
          schema: subscribeRequestSchema,
          receive: (order) => receive(c.var, order),
        })
      : next(),
  );
  return router
    .answerInSteps(ask, async (caller, { json }) => {
      await receive(caller, json);
      return {};
    })
    .answer(see, async ({ tx, language }, { param }) =>
      subscriberView(tx, await findByCode(tx, param.code), language),
    )
    .answer(choose, (work, { param, json }) => changeLists(work, param.code, json.lists))
    .answer(leave, async (work, { param }) => {
      await changeLists(work, param.code, []);
      return {};
    });
}

/** Does as the owner of a mailed link wants. */
async function changeLists(
  { tx, idSite, language, now }: UnitOfWork,
  code: string,
  lists: number[],
): Promise<Subscriber> {
  const { id } = await findByCode(tx, code);
  await checkLists(tx, lists);
  await chooseLists(tx, { idSite, id }, lists, now);
  return subscriberView(tx, await findByCode(tx, code), language);
}
