import * as calls from "@/lib/contract/calls/newsletter";
import {
  type SubscribeOrder,
  type Subscriber,
  subscribeRequestSchema,
} from "@/lib/contract/newsletter";
import { answerForm, isForm } from "@/platform/http/page-response";
import type { RequestContext } from "@/platform/http/request-context";
import { newRouter } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { Services } from "@/platform/services/services";
import { askToSubscribe } from "./ask-to-subscribe";
import { findByCode } from "./find-subscriber";
import { checkLists } from "./newsletter-lists";
import { onlyWithNewsletter } from "./only-with-newsletter";
import { subscriberView } from "./subscriber-answer";
import { chooseLists } from "./subscription";

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
    .answerInSteps(calls.subscribe, async (caller, { json }) => {
      await receive(caller, json);
      return {};
    })
    .answer(calls.getSubscriber, async ({ tx, language }, { param }) =>
      subscriberView(tx, await findByCode(tx, param.code), language),
    )
    .answer(calls.changeSubscriber, (work, { param, json }) =>
      changeLists(work, param.code, json.lists),
    )
    .answer(calls.endSubscription, async (work, { param }) => {
      await changeLists(work, param.code, []);
      return {};
    });
}

/** Changes the lists as the owner of a mailed link wants. */
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
