/** Where the process asks over HTTP, how long it waits, and what it reads. */
interface Destination {
  /**
   * OPERATOR: the environment names it, so it may be on the company's own network.
   * SOMEBODY: a person or a browser gives it, so it has to be of the public internet.
   */
  chosenBy: "OPERATOR" | "SOMEBODY";
  /** The variable that names it, or the call by which it is given. */
  givenBy: string;
  /** For the whole answer, in milliseconds. */
  patience: number;
  maxBytes: number;
}

/**
 * Every address that is asked over HTTP, and by whom it is chosen; `askOutside` asks no other. What
 * speaks another protocol is named by the environment alone: the mail server (SMTP_URL), PostgreSQL
 * (DATABASE_URL) and Redis (REDIS_URL). A site without a provider of its own asks the one at API_URL.
 */
export const DESTINATIONS = {
  geocoder: {
    chosenBy: "OPERATOR",
    givenBy: "GEOCODER_URL",
    patience: 1_500,
    maxBytes: 1_000_000,
  },
  router: { chosenBy: "OPERATOR", givenBy: "ROUTER_URL", patience: 3_000, maxBytes: 1_000_000 },
  smsGateway: { chosenBy: "OPERATOR", givenBy: "SMS_URL", patience: 15_000, maxBytes: 100_000 },
  /** Two tries, for which somebody waits. */
  stripe: {
    chosenBy: "OPERATOR",
    givenBy: "STRIPE_API_URL",
    patience: 4_000,
    maxBytes: 4_000_000,
  },
  /** Somebody waits for it. */
  mediaBucket: {
    chosenBy: "OPERATOR",
    givenBy: "S3_ENDPOINT",
    patience: 4_000,
    maxBytes: 8_000_000,
  },
  /** The process itself, in development; built, it is told without the network. */
  ownSite: { chosenBy: "OPERATOR", givenBy: "HOST, PORT", patience: 5_000, maxBytes: 100_000 },
  pushService: {
    chosenBy: "SOMEBODY",
    givenBy: "POST /admin/alert/device",
    patience: 15_000,
    maxBytes: 100_000,
  },
  busyCalendar: {
    chosenBy: "SOMEBODY",
    givenBy: "POST /admin/busy-calendar",
    patience: 15_000,
    maxBytes: 4 * 1024 * 1024,
  },
  drawing: {
    chosenBy: "SOMEBODY",
    givenBy: "POST /image/load-svg",
    patience: 3_000,
    maxBytes: 200_000,
  },
} as const satisfies Record<string, Destination>;

export type DestinationName = keyof typeof DESTINATIONS;
