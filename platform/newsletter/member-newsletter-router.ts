import { newsletterLists as listsAnswer, newsletterSubscription } from "@/lib/contract/newsletter";
import { memberOf, route } from "@/platform/http/route";
import { answers, body, newArea, ok } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { findByEmail } from "./find-subscriber";
import { checkLists, newsletterLists } from "./newsletter-lists";
import { onlyWithNewsletter } from "./only-with-newsletter";
import { chooseMemberLists } from "./subscribe-member";
import { listsOf } from "./subscription";

const lists = route({
  access: "ANYONE",
  method: "get",
  path: "/user/newsletter/lists",
  summary: "The lists that one can subscribe to",
  responses: answers(listsAnswer, "In the caller’s language"),
});

const mine = route({
  access: "MEMBER",
  method: "get",
  path: "/user/newsletter/subscription",
  summary: "The lists that the member is on",
  responses: answers(newsletterSubscription, "Their ids, none for one who receives nothing"),
});

const choose = route({
  access: "MEMBER",
  method: "put",
  path: "/user/newsletter/subscription",
  summary: "Puts the member on these lists and no other, at once: their address is confirmed",
  request: body(newsletterSubscription),
  responses: answers(newsletterSubscription, "The lists that the member is on from now on"),
});

export function memberNewsletterArea(services: Services) {
  const { database, clock } = services;
  const area = newArea();
  area.use("/user/newsletter/*", onlyWithNewsletter(services));
  return area
    .openapi(lists, async (c) => {
      const { idSite, language } = c.var;
      const found = await database.inSite(idSite, (tx) => newsletterLists(tx, language));
      return c.json(ok({ lists: found }), 200);
    })
    .openapi(mine, async (c) => {
      const { email } = await memberOf(c);
      const found = await database.inSite(c.var.idSite, async (tx) => {
        const row = await findByEmail(tx, email);
        // What somebody else has asked for is not theirs until it is confirmed.
        return row?.confirmedAt ? listsOf(tx, row.id) : [];
      });
      return c.json(ok({ lists: found }), 200);
    })
    .openapi(choose, async (c) => {
      const { idSite, language } = c.var;
      const { email } = await memberOf(c);
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
