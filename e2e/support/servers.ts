/** The first port that the tests' servers use; set it to run two checkouts side by side. */
const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 3210);

const server = (offset: number) => ({
  port: FIRST_PORT + offset,
  url: `http://127.0.0.1:${FIRST_PORT + offset}`,
});

/** The site under test, on its embedded provider. */
export const SITE = server(0);

/** What starts the sites of the workers and keeps them for the run. */
export const KEEPER = server(5);

/** The sites whose time and mails the tests have in hand: one of each a worker, from these ports on. */
export const OWN_PORT = { 72: FIRST_PORT + 10, 73: FIRST_PORT + 20 } as const;

/** A provider that stands alone, a counter of the calls that reach it, and a site that uses it. */
export const REMOTE = {
  platform: server(3),
  counter: server(4),
  site: server(1),
} as const;

/** Where such a site tells its metrics, from its own port. */
export const METRICS_FROM_OWN = 60;

/** Sites on a PostgreSQL, three for each window's size. */
export const POSTGRES_PORT = FIRST_PORT + 30;

/** The site of data alone. */
export const HARBOUR_PORT = FIRST_PORT + 45;

/** The wine estate where discounts end. */
export const DISCOUNT_PORT = FIRST_PORT + 40;

/** The same, whose owner has written code into everything. */
export const HOSTILE_PORT = FIRST_PORT + 46;

/** A site that is opened by its name: at an address of numbers browsers allow no passkeys. */
export const NAMED_PORT = FIRST_PORT + 47;

/** The same site of data alone, which speaks French and nothing else. */
export const FRENCH_PORT = FIRST_PORT + 48;
