import { elsewhere, on, type SettingPlace } from "./definition";

const SHOP = { role: "SHOP" } as const;

const parcels = elsewhere(
  "Ce que le panier demande et compte pour la livraison.",
  "What the cart asks and counts for delivery.",
);
const tool = elsewhere(
  "Rien qui se voie : un outil qui se charge une fois que le visiteur l’a accepté.",
  "Nothing that is seen: a tool that loads once a visitor has accepted it.",
);
const stock = elsewhere(
  "Ce qui est dit du stock à côté de chaque produit, une fois enregistré.",
  "What is said of the stock beside each product, once saved.",
);
const transfer = elsewhere(
  "Ce que lit un client qui paie par virement, sur sa commande et dans l’e-mail.",
  "What customers who pay by transfer read on their order and in the e-mail.",
);
const mail = elsewhere(
  "Ce que montre la boîte de vos clients quand le site leur écrit.",
  "What your customers’ mailbox shows when the site writes to them.",
);
const code = elsewhere(
  "Du code sur les pages des visiteurs ; il n’en vient jamais sur les vôtres.",
  "Code on the visitors’ pages; none ever comes to yours.",
);
const staff = elsewhere(
  "Rien sur le site : ce que fait l’administration.",
  "Nothing on the site: what the admin panel does.",
);

/** Places of what a site sells, sends and loads. */
export const TRADE_PLACES = {
  VAT_RATE_TRANSFER: elsewhere(
    "La TVA des devis, des réservations et des factures de courses.",
    "The VAT on quotes, bookings and invoices of rides.",
  ),
  VAT_RATE_HIRE: elsewhere(
    "La TVA des devis, des réservations et des factures de mises à disposition.",
    "The VAT on quotes, bookings and invoices of hire.",
  ),
  BOOKING_BUFFER_MINUTES: elsewhere(
    "Les heures qui sont proposées à la réservation.",
    "The times that are offered on booking.",
  ),
  MINIMUM_NOTICE_MINUTES: elsewhere(
    "Les heures qui sont proposées à la réservation.",
    "The times that are offered on booking.",
  ),
  FULL_PAYMENT_WHEN_SOON: elsewhere(
    "Ce qui est à payer à la réservation d’une course proche.",
    "What is to be paid on booking a ride that is soon.",
  ),
  CASH_LEGAL_LIMIT: elsewhere(
    "Le montant jusqu’auquel le paiement à bord est proposé.",
    "The amount up to which payment on board is offered.",
  ),
  LEGAL_INTEREST_RATE: elsewhere(
    "Les pénalités de retard sur les factures.",
    "Late penalties on invoices.",
  ),
  REVIEW_DELAY_HOURS: elsewhere(
    "L’heure à laquelle partent la facture et la demande d’avis.",
    "The time at which the invoice and the review request leave.",
  ),
  MAXIMUM_PICKUP_DISTANCE_KM: elsewhere(
    "Les courses qui se réservent en ligne, et celles qui se demandent.",
    "The rides that are booked online, and those that are asked for.",
  ),
  FREE_SHIPPING_PRICE: parcels,
  FREE_SHIPPING_BOTTLE: parcels,
  MINIMUM_EXPEDITION_BOTTLE: parcels,
  MAXIMUM_EXPEDITION_BOTTLE: parcels,
  BOTTLE_MULTIPLE: parcels,
  LOCK_DELIVERY: parcels,
  ONLY_SELL_IN_FRANCE: parcels,
  SELLS_WORLDWIDE: parcels,
  CLICK_AND_COLLECT_HOURS: elsewhere(
    "Ce que lit un client qui vient chercher sa commande.",
    "What customers read who collect their order.",
  ),
  STOCK_LIMIT_DISPLAY: stock,
  STOCK_LABEL_IN: stock,
  STOCK_LABEL_LOW: stock,
  STOCK_LABEL_OUT: stock,
  SHOW_STOCK: stock,
  ORDER_REVIEW_DELAY: elsewhere(
    "Le jour auquel part la demande d’avis.",
    "The day on which the review request leaves.",
  ),
  PAYMENT_METHOD: elsewhere(
    "Les moyens de paiement d’une commande.",
    "The ways to pay for an order.",
  ),
  BANK_HOLDER: transfer,
  BANK_IBAN: transfer,
  BANK_BIC: transfer,
  SEE_CART_ON_HOVER: elsewhere(
    "Le panier, qui s’ouvre sous le pointeur.",
    "The cart, which opens under the pointer.",
  ),
  PRODUCT_DISPLAY: on(SHOP, "main section[tabindex='-1'] ul"),
  PRODUCT_ORDER: on(SHOP, "main section[tabindex='-1'] ul"),
  AGE_DOOR_PICTURE: on(SHOP, "#age-door"),
  AGE_DOOR_PICTURE_MOBILE: on(SHOP, "#age-door", { window: "phone" }),
  PRODUCT_ASPECT_RATIO: on(SHOP, "main article div:has(> img)"),
  SHOW_GRAPE_VARIETY: elsewhere(
    "Les cépages sur la fiche d’un vin, une fois enregistré.",
    "The grape varieties on the sheet of a wine, once saved.",
  ),
  SHOW_GRAPE_VARIETY_PERCENT: elsewhere(
    "La part de chaque cépage sur la fiche d’un vin, une fois enregistré.",
    "The share of each grape variety on the sheet of a wine, once saved.",
  ),
  AFTER_BODY_HTML_TO_LOAD: code,
  SCRIPT_TO_LOAD: code,
  INJECTED_CODE_PURPOSE: code,
  MAIL_SENDER_NAME: mail,
  MAIL_SENDER_ADDRESS: mail,
  LETTER_DAYS: elsewhere(
    "Le temps que l’administration garde les lettres envoyées.",
    "How long the admin panel keeps letters that were sent.",
  ),
  IMAGE_SERVICE_URL: elsewhere(
    "L’adresse d’où viennent les images : elles restent les mêmes à l’œil.",
    "The address that pictures come from: to the eye they stay the same.",
  ),
  MATOMO_URL: tool,
  MATOMO_SITE_ID: tool,
  GOOGLE_TAG_MANAGER_IDS: tool,
  GOOGLE_ANALYTICS_ID: tool,
  GOOGLE_ADS_ID: tool,
  PLAUSIBLE_DOMAIN: tool,
  FACEBOOK_PIXEL_KEY: tool,
  CONSENT_DAYS: on({ path: "/cookie-policy" }, "main .prose"),
  STAFF_SECOND_FACTOR: staff,
  STAFF_IDLE_MINUTES: staff,
  STAFF_TEXT_ALERTS: staff,
  DRIVERS_RECORD_PAYMENTS: staff,
} as const satisfies Record<string, SettingPlace>;
