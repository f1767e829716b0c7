import type {
  NewsletterSubscription,
  SubscribeRequest,
  Subscriber,
} from "@/lib/contract/newsletter";
import type { Call } from "./call";

/** Asks for the newsletter; a link is mailed, and nothing else until it was followed. */
export const subscribe = (call: Call, form: SubscribeRequest) =>
  call<Record<string, never>>("POST", "/newsletter/subscribe", { body: form });

/** What a mailed link opens. @throws CallError 404 for an unknown one */
export const getSubscriber = (call: Call, code: string) =>
  call<Subscriber>("GET", `/newsletter/${encodeURIComponent(code)}`);

/** Confirms, changes or, with no list, ends a subscription. */
export const changeSubscriber = (call: Call, code: string, body: NewsletterSubscription) =>
  call<Subscriber>("PUT", `/newsletter/${encodeURIComponent(code)}`, { body });
