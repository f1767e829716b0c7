import { z } from "zod";
import {
  letterReturnSchema,
  newsletterSubscriptionSchema,
  subscribeRequestSchema,
  subscriberSchema,
} from "@/lib/contract/newsletter";
import { call } from "../call";

const opened = { params: z.object({ code: z.string().max(100) }) };

export const subscribe = call({
  name: "subscribe",
  area: "newsletter",
  access: "ANYONE",
  limit: "newsletter",
  method: "post",
  path: "/newsletter/subscribe",
  summary: "Asks for the newsletter: a link is mailed, and nothing else until it was followed",
  description:
    "At most one mail goes to an address in an hour. A browser without JavaScript may send it as application/x-www-form-urlencoded, with the path to go back to in `returnTo`: the answer is then a redirect (303) to that path, with #newsletter-sent or #newsletter-error.",
  body: subscribeRequestSchema,
  answer: z.object({}),
  says: "The same whether the address is subscribed or unknown",
});

export const getSubscriber = call({
  name: "getSubscriber",
  area: "newsletter",
  access: "KEY",
  limit: "newsletterPage",
  method: "get",
  path: "/newsletter/{code}",
  summary: "What a mailed link is about; seeing it changes nothing",
  ...opened,
  answer: subscriberSchema,
  says: "The address, and the lists that it is or would be on",
});

export const changeSubscriber = call({
  name: "changeSubscriber",
  area: "newsletter",
  access: "KEY",
  limit: "newsletterPage",
  method: "put",
  path: "/newsletter/{code}",
  summary: "Confirms, changes or, with no list, ends a subscription",
  description: "The link of one who has left works for another day, so that it can be taken back.",
  ...opened,
  body: newsletterSubscriptionSchema,
  answer: subscriberSchema,
  says: "As it is from now on",
});

export const endSubscription = call({
  name: "endSubscription",
  area: "newsletter",
  access: "KEY",
  limit: "newsletterPage",
  method: "post",
  path: "/newsletter/{code}/unsubscribe",
  summary: "Ends a subscription at the press of a mail program’s own button (RFC 8058)",
  ...opened,
  answer: z.object({}),
  says: "The address is on no list any more",
});

export const receiveLetterReturn = call({
  name: "receiveLetterReturn",
  area: "newsletter",
  access: "TOKEN",
  limit: "letterReturn",
  method: "post",
  path: "/newsletter/return",
  summary: "A mail provider’s notice that a letter came back, or was called unwanted",
  description:
    "One that is sent again changes nothing. A subscriber whose address is refused for good, or who complains, is written to no more.",
  body: letterReturnSchema,
  answer: z.object({}),
  says: "The same whether the address is subscribed or unknown",
});
