/** First port that the tests' servers use; set it to run two checkouts side by side. */
const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 3210);

const server = (offset: number) => ({
  port: FIRST_PORT + offset,
  url: `http://127.0.0.1:${FIRST_PORT + offset}`,
});

/** Site under test, on its embedded provider. */
export const SITE = server(0);

/** Program that starts the sites of the workers and keeps them for the run. */
export const KEEPER = server(5);

/** First ports of the workers' own sites, a pair for each worker. */
export const OWN_PORT = { 72: FIRST_PORT + 10, 73: FIRST_PORT + 20 } as const;

/** Provider that stands alone, a counter of the calls that reach it, and a site that uses it. */
export const REMOTE = {
  platform: server(3),
  counter: server(4),
  site: server(1),
} as const;

/** Offset of such a site's port of metrics from its own port. */
export const METRICS_FROM_OWN = 60;

/** Sites on a PostgreSQL, three for each window's size. */
export const POSTGRES_PORT = FIRST_PORT + 30;

/** Site of data alone. */
export const HARBOUR_PORT = FIRST_PORT + 45;

/** Wine estate where discounts end. */
export const DISCOUNT_PORT = FIRST_PORT + 40;

/** Same estate, with code of its owner in everything. */
export const HOSTILE_PORT = FIRST_PORT + 46;

/** Site that is opened by its name: at an address of numbers browsers allow no passkeys. */
export const NAMED_PORT = FIRST_PORT + 47;

/** Same site of data alone, which speaks French and nothing else. */
export const FRENCH_PORT = FIRST_PORT + 48;

/** Site that is made in the panel of another. */
export const MADE_PORT = FIRST_PORT + 49;

/** Port of the estate whose time is moved to the end of a reduction, one after it for the phone's. */
export const REDUCED_PORT = FIRST_PORT + 50;
