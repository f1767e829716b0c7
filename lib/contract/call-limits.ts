/** Calls of a kind that one network may make, and the seconds they are counted over. */
export const CALL_LIMITS = {
  /** Calls of every kind: a flood from one address slows nobody else down. */
  api: { points: 1200, duration: 60 },
  message: { points: 5, duration: 600 },
  form: { points: 10, duration: 600 },
  /** Bodies of forms with their files, right or wrong: each is in memory once it is read. */
  formUpload: { points: 30, duration: 600 },
  quote: { points: 120, duration: 60 },
  booking: { points: 20, duration: 600 },
  paper: { points: 30, duration: 60 },
  cart: { points: 120, duration: 60 },
  order: { points: 40, duration: 600 },
  orderCheck: { points: 120, duration: 60 },
  shipping: { points: 120, duration: 60 },
  /** Discount codes sent to any call, so that none is guessed. */
  discountCode: { points: 60, duration: 600 },
  bookingPage: { points: 120, duration: 60 },
  review: { points: 20, duration: 600 },
  newsletter: { points: 5, duration: 600 },
  layoutPreview: { points: 60, duration: 60 },
  newsletterPage: { points: 60, duration: 60 },
  restock: { points: 10, duration: 600 },
  restockPage: { points: 60, duration: 60 },
  eventRegistration: { points: 10, duration: 600 },
  eventRegistrationPage: { points: 60, duration: 60 },
  consent: { points: 60, duration: 600 },
  visit: { points: 60, duration: 60 },
  svg: { points: 60, duration: 60 },
  /** Sent while a visitor types: a call at each pause. */
  search: { points: 120, duration: 60 },
  login: { points: 60, duration: 600 },
  register: { points: 20, duration: 600 },
  mailedCode: { points: 60, duration: 600 },
  resetAsk: { points: 20, duration: 600 },
  /** Each makes a picture anew. */
  logo: { points: 60, duration: 600 },
  /** A file per call, as the panel sends them. */
  medium: { points: 300, duration: 600 },
  /** Each reads the whole site, and its files. */
  siteFile: { points: 10, duration: 600 },
  newSite: { points: 10, duration: 3600 },
  alertTrial: { points: 10, duration: 600 },
  /** Each costs the company characters at its translator. */
  translationDraft: { points: 120, duration: 600 },
} as const;

export type CallLimit = keyof typeof CALL_LIMITS;
