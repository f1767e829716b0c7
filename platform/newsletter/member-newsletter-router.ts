import {
  newsletterListsSchema as listsAnswer,
  newsletterSubscriptionSchema,
} from "@/lib/contract/newsletter";
import { route } from "@/platform/http/route";
import { body, newRouter, ok, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
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

export function memberNewsletterRouter(services: Services) {
  const { database, clock } = services;
  const router = newRouter();
  router.use("/user/newsletter/*", onlyWithNewsletter(services));
  return router
    .openapi(lists, async (c) => {
      const { idSite, language } = c.var;
      const found = await database.inSite(idSite, (tx) => readNewsletterLists(tx, language));
      return c.json(ok({ lists: found }), 200);
    })
    .openapi(mine, async (c) => {
      const { email } = c.var.user;
      const found = await database.inSite(c.var.idSite, async (tx) => {
        const row = await findByEmail(tx, email);
        // What somebody else has asked for is not theirs until it is confirmed.
        return row?.confirmedAt ? listsOf(tx, row.id) : [];
      });
      return c.json(ok({ lists: found }), 200);
    })
    .openapi(choose, async (c) => {
      const { idSite, language } = c.var;
      const { email } = c.var.user;
      const wanted = c.req.valid("json").lists;
      const chosen = await database.inSite(idSite, async (tx) => {
        await checkLists(tx, wanted);
        await chooseMemberLists(tx, { idSite, email, language, now: clock.now() }, wanted);
        const row = await findByEmail(tx, email);
        return row ? listsOf(tx, row.id) : [];
      });
      return c.json(ok({ lists: chosen }), 200);
    });
}
