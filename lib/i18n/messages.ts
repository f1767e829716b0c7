import type { Locale } from "@/lib/rules/text/locale-code";

/** The words of the controls, one file an area, in each language. */
const MESSAGES = {
  fr: async () => ({
    account: (await import("@/messages/fr/account.json")).default,
    admin: (await import("@/messages/fr/admin.json")).default,
    auth: (await import("@/messages/fr/auth.json")).default,
    blocks: (await import("@/messages/fr/blocks.json")).default,
    booking: (await import("@/messages/fr/booking.json")).default,
    cart: (await import("@/messages/fr/cart.json")).default,
    chrome: (await import("@/messages/fr/chrome.json")).default,
    checkout: (await import("@/messages/fr/checkout.json")).default,
    contact: (await import("@/messages/fr/contact.json")).default,
    delivery: (await import("@/messages/fr/delivery.json")).default,
    errors: (await import("@/messages/fr/errors.json")).default,
    form: (await import("@/messages/fr/form.json")).default,
    newsletter: (await import("@/messages/fr/newsletter.json")).default,
    order: (await import("@/messages/fr/order.json")).default,
    outbox: (await import("@/messages/fr/outbox.json")).default,
    ride: (await import("@/messages/fr/ride.json")).default,
    shop: (await import("@/messages/fr/shop.json")).default,
  }),
  en: async () => ({
    account: (await import("@/messages/en/account.json")).default,
    admin: (await import("@/messages/en/admin.json")).default,
    auth: (await import("@/messages/en/auth.json")).default,
    blocks: (await import("@/messages/en/blocks.json")).default,
    booking: (await import("@/messages/en/booking.json")).default,
    cart: (await import("@/messages/en/cart.json")).default,
    chrome: (await import("@/messages/en/chrome.json")).default,
    checkout: (await import("@/messages/en/checkout.json")).default,
    contact: (await import("@/messages/en/contact.json")).default,
    delivery: (await import("@/messages/en/delivery.json")).default,
    errors: (await import("@/messages/en/errors.json")).default,
    form: (await import("@/messages/en/form.json")).default,
    newsletter: (await import("@/messages/en/newsletter.json")).default,
    order: (await import("@/messages/en/order.json")).default,
    outbox: (await import("@/messages/en/outbox.json")).default,
    ride: (await import("@/messages/en/ride.json")).default,
    shop: (await import("@/messages/en/shop.json")).default,
  }),
};

export type Messages = Awaited<ReturnType<typeof MESSAGES.fr>>;

/** Every message of one language. */
export const messagesOf = (locale: Locale): Promise<Messages> => MESSAGES[locale]();
