const PAGES = [
  "(?:booking|order)/[^/]+(?:/company)?",
  "payment/[^/]+",
  "withdrawal",
  "checkout",
  "auth(?:/confirm/[^/]+|/email/[^/]+)?",
  "password/reset/ask",
  "password/reset(?:/[^/]+)?",
  "account(?:/(?:addresses|bookings|data|goodbye|newsletter|orders|papers|profile|security))?",
  "newsletter/[^/]+",
  "restock/[^/]+",
  "cart",
  "outbox(?:/[^/]+)?",
];
const PRIVATE = new RegExp(`^(?:/(?:fr|en))?/(?:${PAGES.join("|")})/?$`);

/** True for the path of a page that is one visitor's (design: two kinds of page), in any language. */
export const isPrivatePath = (path: string): boolean =>
  PRIVATE.test(path.split(/[?#]/, 1)[0] ?? "") || isPanelPath(path);

/** True for the admin panel and all that is in it; its language is no part of its path. */
export const isPanelPath = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);

/** True for the first page of a member's space, to which its entry in the menu leads. */
export const isSpaceStart = (path: string): boolean =>
  /^(?:\/(?:fr|en))?\/account\/?(?:[?#]|$)/.test(path);

/** True for the path of the page where one pays. */
export const isPaymentPath = (path: string): boolean =>
  isPrivatePath(path) && /^(?:\/(?:fr|en))?\/payment\//.test(path);

/**
 * True for a page that only a member has, so that a visitor is led to the login. Who has deleted the
 * space is no member any more when its last page says so.
 */
export const isMemberPath = (path: string): boolean =>
  isPanelPath(path) ||
  (isPrivatePath(path) && /^(?:\/(?:fr|en))?\/(?:account(?!\/goodbye)|outbox)(?:\/|$)/.test(path));

/** True for the path of a page that shows a letter, which stands in a frame. */
export const isLetterPath = (path: string): boolean =>
  isPanelPath(path) || (isPrivatePath(path) && /^(?:\/(?:fr|en))?\/outbox\/./.test(path));
