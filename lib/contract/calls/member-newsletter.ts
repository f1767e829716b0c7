import {
  newsletterListsSchema as listsAnswer,
  newsletterSubscriptionSchema,
} from "@/lib/contract/newsletter";
import { call } from "../call";

export const getNewsletterLists = call({
  name: "getNewsletterLists",
  area: "newsletter",
  access: "ANYONE",
  method: "get",
  path: "/user/newsletter/lists",
  summary: "The lists that one can subscribe to",
  answer: listsAnswer,
  says: "In the caller’s language",
});

export const getNewsletterSubscription = call({
  name: "getNewsletterSubscription",
  area: "newsletter",
  can: "own-subscription:read",
  method: "get",
  path: "/user/newsletter/subscription",
  summary: "The lists that the member is on",
  answer: newsletterSubscriptionSchema,
  says: "Their ids, none for one who receives nothing",
});

export const changeNewsletterSubscription = call({
  name: "changeNewsletterSubscription",
  area: "newsletter",
  can: "own-subscription:change",
  method: "put",
  path: "/user/newsletter/subscription",
  summary: "Puts the member on these lists and no other, at once: their address is confirmed",
  body: newsletterSubscriptionSchema,
  answer: newsletterSubscriptionSchema,
  says: "The lists that the member is on from now on",
});
