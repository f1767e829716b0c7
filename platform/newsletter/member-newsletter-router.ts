import * as calls from "@/lib/contract/calls/member-newsletter";
import { newRouter } from "@/platform/http/router";
import { findByEmail } from "./find-subscriber";
import { checkLists, readNewsletterLists } from "./newsletter-lists";
import { onlyWithNewsletter } from "./only-with-newsletter";
import { chooseMemberLists } from "./subscribe-member";
import { listsOf } from "./subscription";

export function memberNewsletterRouter() {
  const router = newRouter();
  router.use("/user/newsletter/*", onlyWithNewsletter);
  return router
    .answer(calls.getNewsletterLists, async ({ tx, language }) => ({
      lists: await readNewsletterLists(tx, language),
    }))
    .answer(calls.getNewsletterSubscription, async ({ tx, user }) => {
      const subscriber = await findByEmail(tx, user.email);
      // A subscription that somebody else has asked for is not theirs until it is confirmed.
      return { lists: subscriber?.confirmedAt ? await listsOf(tx, subscriber.id) : [] };
    })
    .answer(calls.changeNewsletterSubscription, async (work, { json }) => {
      const { tx, user } = work;
      await checkLists(tx, json.lists);
      await chooseMemberLists(tx, { ...work, email: user.email }, json.lists);
      const subscriber = await findByEmail(tx, user.email);
      return { lists: subscriber ? await listsOf(tx, subscriber.id) : [] };
    });
}
