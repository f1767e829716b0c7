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
  "registration/[^/]+",
  "cart",
  "outbox(?:/[^/]+)?",
  "preview/[^/]+/[^/]+",
  "layout-preview/[^/]+",
  "label/[^/]+",
  "reserved/[^/]+",
  "search",
];
const PRIVATE = new RegExp(`^(?:/(?:fr|en))?/(?:${PAGES.join("|")})/?$`);

/** Tells whether a page is for one visitor (design: two kinds of page), in any language. */
export const isPrivatePath = (path: string): boolean =>
  PRIVATE.test(path.split(/[?#]/, 1)[0] ?? "") || isPanelPath(path);

/** Tells whether a path is in the admin panel; its language is no part of its path. */
export const isPanelPath = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);

/** Tells whether a path is the first page of a member's space, which the menu leads to. */
export const isSpaceStart = (path: string): boolean =>
  /^(?:\/(?:fr|en))?\/account\/?(?:[?#]|$)/.test(path);

export const isPaymentPath = (path: string): boolean =>
  isPrivatePath(path) && /^(?:\/(?:fr|en))?\/payment\//.test(path);

/** Tells whether a page needs a login; the page after deleting the space does not. */
export const isMemberPath = (path: string): boolean =>
  isPanelPath(path) ||
  (isPrivatePath(path) &&
    /^(?:\/(?:fr|en))?\/(?:account(?!\/goodbye)|outbox|preview)(?:\/|$)/.test(path));

/** Tells whether a path is that of a page that shows a letter in a frame. */
export const isLetterPath = (path: string): boolean =>
  isPanelPath(path) || (isPrivatePath(path) && /^(?:\/(?:fr|en))?\/outbox\/./.test(path));

/** Tells whether a path is that of an unpublished page, which the panel shows in a frame. */
export const isPreviewPath = (path: string): boolean =>
  isPrivatePath(path) && /^(?:\/(?:fr|en))?\/preview\//.test(path);
