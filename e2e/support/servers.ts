/** The first port that the tests' servers use; set it to run two checkouts side by side. */
const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 3210);

const server = (offset: number) => ({
  port: FIRST_PORT + offset,
  url: `http://127.0.0.1:${FIRST_PORT + offset}`,
});

/** The site under test, on its embedded provider. */
export const SITE = server(0);

/** The sites whose time and mails the tests have in hand: one a worker, from this port on. */
export const FIRST_OWN_PORT = FIRST_PORT + 10;

/** A provider that stands alone, a counter of the calls that reach it, and a site that uses it. */
export const REMOTE = {
  platform: server(3),
  counter: server(4),
  site: server(1),
} as const;

/** The wine estate, and after it both sites on one database; four further on for small windows. */
export const ESTATE_PORT = FIRST_PORT + 20;

/** The wine estate where orders are placed; one further on for small windows. */
export const CHECKOUT_PORT = FIRST_PORT + 30;

/** The wine estate once more, where it is chosen how an order gets home; one further on for small windows. */
export const DELIVERY_PORT = FIRST_PORT + 40;

/** The wine estate whose mails a test reads; one further on for small windows. */
export const ESTATE_MAIL_PORT = FIRST_PORT + 50;

/** The wine estate of those who fill baskets; one further on for small windows. */
export const BASKET_PORT = FIRST_PORT + 60;

/** The wine estate where orders are refused; one further on for small windows. */
export const REVISION_PORT = FIRST_PORT + 70;

/** The wine estate where a member buys whose session nobody may read. */
export const TOKEN_PORT = FIRST_PORT + 80;

/** The wine estate whose every page is looked at; one further on for small windows. */
export const WALK_PORT = FIRST_PORT + 90;
