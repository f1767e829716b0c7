import { orderMail } from "./order-mail";
import { mailWordsOrder } from "./order-mail-words";
import type { OrderMail } from "./order-notice";

/** Tells that the order waits where it is to be collected. */
export const ready: OrderMail = (identity, told) => {
  const words = mailWordsOrder[identity.language].ready;
  return orderMail(identity, told, {
    name: "ready",
    words,
    parts: [{ kind: "text", text: words.text }],
  });
};

/** Tells that the parcel has left, and how to follow it. */
export const shipped: OrderMail = (identity, told) => {
  const words = mailWordsOrder[identity.language];
  const url = told.page.tracking?.url;
  return orderMail(identity, told, {
    name: "shipped",
    words: words.shipped,
    parts: [
      { kind: "text", text: words.shipped.text },
      ...(url ? [{ kind: "button", label: words.track, url } as const] : []),
      { kind: "text", text: words.shipped.damage },
    ],
  });
};

/** Tells that the customer has it: from now on the 14 days to withdraw are counted. */
export const delivered: OrderMail = (identity, told) => {
  const words = mailWordsOrder[identity.language].delivered;
  return orderMail(identity, told, {
    name: "delivered",
    words,
    parts: [{ kind: "text", text: `${words.text} ${words.trouble}` }],
  });
};

/** Asks what the customer thought of it, and never twice. */
export const reviewAsked: OrderMail = (identity, told) => {
  const words = mailWordsOrder[identity.language].reviewAsked;
  const url = identity.reviewUrl ?? told.links.contact;
  return orderMail(identity, told, {
    name: "review-asked",
    once: "once",
    words,
    parts: [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url },
    ],
  });
};
