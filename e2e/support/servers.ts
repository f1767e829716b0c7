/** The site under test, on its embedded provider. */
export const SITE = { port: 3210, url: "http://127.0.0.1:3210" } as const;

/** The sites whose time and mails the tests have in hand: one a worker, from this port on. */
export const FIRST_OWN_PORT = 3220;

/** A provider that stands alone, a counter of the calls that reach it, and a site that uses it. */
export const REMOTE = {
  platform: { port: 4211, url: "http://127.0.0.1:4211" },
  counter: { port: 4212, url: "http://127.0.0.1:4212" },
  site: { port: 3211, url: "http://127.0.0.1:3211" },
} as const;

/** The wine estate, and after it both sites on one database; four further on for small windows. */
export const ESTATE_PORT = 3230;

/** The wine estate where orders are placed; one further on for small windows. */
export const CHECKOUT_PORT = 3240;

/** The wine estate once more, where it is chosen how an order gets home; one further on for small windows. */
export const DELIVERY_PORT = 3250;

/** The wine estate whose mails a test reads; one further on for small windows. */
export const ESTATE_MAIL_PORT = 3260;

/** The wine estate of those who fill baskets; one further on for small windows. */
export const BASKET_PORT = 3270;

/** The wine estate where orders are refused; one further on for small windows. */
export const REVISION_PORT = 3280;

/** The wine estate where a member buys whose session nobody may read. */
export const TOKEN_PORT = 3290;
