/** Request header in which `middleware.ts` passes a private page its nonce. */
export const NONCE_HEADER = "x-nonce";

/** Hosts that Stripe's fields load from and talk to (docs.stripe.com/security/guide). */
const STRIPE = {
  scripts: "https://js.stripe.com https://*.js.stripe.com",
  frames: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  calls: "https://api.stripe.com",
};

/**
 * Writes the Content-Security-Policy of a private page: scripts and styles that carry the nonce,
 * and scripts that these load; nothing from elsewhere, but for Stripe's fields on a payment page. A
 * letter is shown in a frame of the same origin, which has a policy of its own. The panel has a
 * worker.
 * @param isDev `next dev` evaluates code, adds styles and has a socket of its own
 */
export function privatePolicy(props: {
  nonce: string;
  withStripe?: boolean;
  withLetter?: boolean;
  withWorker?: boolean;
  /** Origin of the site's image service. */
  images?: string | undefined;
  /** True when a page of the site may show it in a frame. */
  isFramed?: boolean;
  isDev?: boolean;
}): string {
  const {
    nonce,
    withStripe = false,
    withLetter = false,
    withWorker = false,
    images,
    isFramed = false,
    isDev = false,
  } = props;
  const directives = {
    "default-src": ["'none'"],
    "script-src": [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      withStripe && STRIPE.scripts,
      isDev && "'unsafe-eval'",
    ],
    "style-src": ["'self'", isDev ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    "img-src": ["'self'", "data:", images],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", withStripe && STRIPE.calls, isDev && "ws:"],
    "frame-src": [frameSources(withStripe, withLetter)],
    "worker-src": [withWorker ? "'self'" : "'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [isFramed ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(" "))
    .join("; ");
}

function frameSources(withStripe: boolean, withLetter: boolean): string {
  if (withStripe) return STRIPE.frames;
  return withLetter ? "'self'" : "'none'";
}
