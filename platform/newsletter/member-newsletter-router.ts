import {
  newsletterListsSchema as listsAnswer,
  newsletterSubscriptionSchema,
} from "@/lib/contract/newsletter";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { findByEmail } from "./find-subscriber";
import { checkLists, readNewsletterLists } from "./newsletter-lists";
import { onlyWithNewsletter } from "./only-with-newsletter";
import { chooseMemberLists } from "./subscribe-member";
import { listsOf } from "./subscription";

const lists = route({
  name: "getNewsletterLists",
  area: "newsletter",
  access: "ANYONE",
  method: "get",
  path: "/user/newsletter/lists",
  summary: "The lists that one can subscribe to",
  responses: responses(listsAnswer, "In the caller’s language"),
});

const mine = route({
  name: "getNewsletterSubscription",
  area: "newsletter",
  can: "own-subscription:read",
  method: "get",
  path: "/user/newsletter/subscription",
  summary: "The lists that the member is on",
  responses: responses(
    newsletterSubscriptionSchema,
    "Their ids, none for one who receives nothing",
  ),
});

const choose = route({
  name: "changeNewsletterSubscription",
  area: "newsletter",
  can: "own-subscription:change",
  method: "put",
  path: "/user/newsletter/subscription",
  summary: "Puts the member on these lists and no other, at once: their address is confirmed",
  request: body(newsletterSubscriptionSchema),
  responses: responses(newsletterSubscriptionSchema, "The lists that the member is on from now on"),
});

export function memberNewsletterRouter() {
  const router = newRouter();
  router.use("/user/newsletter/*", onlyWithNewsletter);
  return router
    .answer(lists, async ({ tx, language }) => ({
      lists: await readNewsletterLists(tx, language),
    }))
    .answer(mine, async ({ tx, user }) => {
      const subscriber = await findByEmail(tx, user.email);
      // What somebody else has asked for is not theirs until it is confirmed.
      return { lists: subscriber?.confirmedAt ? await listsOf(tx, subscriber.id) : [] };
    })
    .answer(choose, async (work, { json }) => {
      const { tx, user } = work;
      await checkLists(tx, json.lists);
      await chooseMemberLists(tx, { ...work, email: user.email }, json.lists);
      const subscriber = await findByEmail(tx, user.email);
      return { lists: subscriber ? await listsOf(tx, subscriber.id) : [] };
    });
}
