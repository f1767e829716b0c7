/** Destination of HTTP requests, with the limits on time and size. */
interface Destination {
  /**
   * OPERATOR: the environment names it, so it may be on the company's own network. SOMEBODY: a
   * person or a browser gives it, so it has to be of the public internet.
   */
  chosenBy: "OPERATOR" | "SOMEBODY";
  /** Variable that names it, or the call by which it is given. */
  givenBy: string;
  /** Milliseconds for the whole answer. */
  patience: number;
  maxBytes: number;
}

/**
 * Addresses that are asked over HTTP, and by whom each is chosen; `askOutside` asks no other.
 * Services of other protocols are named by the environment alone: the mail server (SMTP_URL),
 * PostgreSQL (DATABASE_URL) and Redis (REDIS_URL). A site without a provider of its own asks the
 * one at API_URL.
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
  /** Stripe's API: two tries, for which a customer waits. */
  stripe: {
    chosenBy: "OPERATOR",
    givenBy: "STRIPE_API_URL",
    patience: 4_000,
    maxBytes: 4_000_000,
  },
  /** DeepL's API: the owner waits for a page of text. */
  translator: {
    chosenBy: "OPERATOR",
    givenBy: "DEEPL_API_URL",
    patience: 20_000,
    maxBytes: 1_000_000,
  },
  /** Storage of media: a visitor waits for it. */
  mediaBucket: {
    chosenBy: "OPERATOR",
    givenBy: "S3_ENDPOINT",
    patience: 4_000,
    maxBytes: 8_000_000,
  },
  /** The process itself, in development; a built site is told without the network. */
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
