import { DEFAULT_LOCALE, type Locale } from "@/lib/rules/text/locale-code";
import type account from "@/messages/fr/account.json";
import type admin from "@/messages/fr/admin.json";
import type auth from "@/messages/fr/auth.json";
import type blocks from "@/messages/fr/blocks.json";
import type booking from "@/messages/fr/booking.json";
import type cart from "@/messages/fr/cart.json";
import type checkout from "@/messages/fr/checkout.json";
import type chrome from "@/messages/fr/chrome.json";
import type code from "@/messages/fr/code.json";
import type contact from "@/messages/fr/contact.json";
import type delivery from "@/messages/fr/delivery.json";
import type errors from "@/messages/fr/errors.json";
import type form from "@/messages/fr/form.json";
import type newsletter from "@/messages/fr/newsletter.json";
import type order from "@/messages/fr/order.json";
import type outbox from "@/messages/fr/outbox.json";
import type restock from "@/messages/fr/restock.json";
import type ride from "@/messages/fr/ride.json";
import type shop from "@/messages/fr/shop.json";
import type unsent from "@/messages/fr/unsent.json";
import { readMessages } from "./read-messages";

/** The words of the controls, one file an area; the French ones tell what the others have. */
export type Messages = {
  account: typeof account;
  admin: typeof admin;
  auth: typeof auth;
  blocks: typeof blocks;
  booking: typeof booking;
  cart: typeof cart;
  checkout: typeof checkout;
  chrome: typeof chrome;
  code: typeof code;
  contact: typeof contact;
  delivery: typeof delivery;
  errors: typeof errors;
  form: typeof form;
  newsletter: typeof newsletter;
  order: typeof order;
  outbox: typeof outbox;
  restock: typeof restock;
  ride: typeof ride;
  shop: typeof shop;
  unsent: typeof unsent;
};

const AREAS = [
  "account",
  "admin",
  "auth",
  "blocks",
  "booking",
  "cart",
  "checkout",
  "chrome",
  "code",
  "contact",
  "delivery",
  "errors",
  "form",
  "newsletter",
  "order",
  "outbox",
  "restock",
  "ride",
  "shop",
  "unsent",
] as const satisfies (keyof Messages)[];

/** The warnings of missing files that were written already. */
const warnings = new Set<string>();

/**
 * Every message of one language. For a file that is missing there is a warning, and the words of the
 * default language (§8).
 */
export const messagesOf = (locale: Locale): Promise<Messages> =>
  readMessages<Messages>([...AREAS], [locale, DEFAULT_LOCALE], {
    // What the bundler does not find at build is not there when it is asked for.
    read: async (language, area) =>
      (await import(`../../messages/${language}/${area}.json`)).default,
    warn: (warning) => {
      if (warnings.has(warning)) return;
      warnings.add(warning);
      process.stderr.write(`server start: ${warning}\n`);
    },
  });
