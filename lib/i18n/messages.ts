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
import type consent from "@/messages/fr/consent.json";
import type contact from "@/messages/fr/contact.json";
import type content from "@/messages/fr/content.json";
import type delivery from "@/messages/fr/delivery.json";
import type errors from "@/messages/fr/errors.json";
import type event from "@/messages/fr/event.json";
import type form from "@/messages/fr/form.json";
import type newsletter from "@/messages/fr/newsletter.json";
import type order from "@/messages/fr/order.json";
import type outbox from "@/messages/fr/outbox.json";
import type pencil from "@/messages/fr/pencil.json";
import type restock from "@/messages/fr/restock.json";
import type review from "@/messages/fr/review.json";
import type ride from "@/messages/fr/ride.json";
import type search from "@/messages/fr/search.json";
import type shop from "@/messages/fr/shop.json";
import type unsent from "@/messages/fr/unsent.json";
import { readMessages } from "./read-messages";

/** Words of the controls, one file per area; the French files define the keys. */
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
  consent: typeof consent;
  contact: typeof contact;
  content: typeof content;
  delivery: typeof delivery;
  errors: typeof errors;
  event: typeof event;
  form: typeof form;
  newsletter: typeof newsletter;
  order: typeof order;
  outbox: typeof outbox;
  pencil: typeof pencil;
  restock: typeof restock;
  review: typeof review;
  ride: typeof ride;
  search: typeof search;
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
  "consent",
  "contact",
  "content",
  "delivery",
  "errors",
  "event",
  "form",
  "newsletter",
  "order",
  "outbox",
  "pencil",
  "restock",
  "review",
  "ride",
  "search",
  "shop",
  "unsent",
] as const satisfies (keyof Messages)[];

const warnings = new Set<string>();
const kept = new Map<Locale, Messages>();

/** Returns a language's messages. A missing file gives a warning and the default words (§8). */
export async function messagesOf(locale: Locale): Promise<Messages> {
  // Kept once they are whole: at build Next has to see each page wait for files of its own.
  const messages = kept.get(locale) ?? (await readFiles(locale));
  kept.set(locale, messages);
  return messages;
}

const readFiles = (locale: Locale): Promise<Messages> =>
  readMessages<Messages>([...AREAS], [locale, DEFAULT_LOCALE], {
    // A file that the bundler does not find at build is missing at run time.
    read: async (language, area) =>
      (await import(`../../messages/${language}/${area}.json`)).default,
    warn: (warning) => {
      if (warnings.has(warning)) return;
      warnings.add(warning);
      process.stderr.write(`server start: ${warning}\n`);
    },
  });
