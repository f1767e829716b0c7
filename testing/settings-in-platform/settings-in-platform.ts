import type { DriverDay } from "@/lib/contract/admin/driver";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import {
  account,
  alerts,
  boyRegisters,
  grapes,
  idleIn,
  isOldLetterKept,
  label,
  ofQuote,
  ofShippingOptions,
  ofStock,
  parcel,
  part,
  reviewDelay,
  type SeenInPlatform,
  secondRide,
  sender,
  told,
  unpaidRide,
} from "./looks";

const RELAY = 7.9;
const NOT_THERE = "Nous ne livrons pas à cette adresse.";

/** Settings that change a call, a letter, a document or the panel. */
export const SETTINGS_IN_PLATFORM: Partial<Record<ParameterKey, SeenInPlatform>> = {
  VAT_RATE_TRANSFER: [ofQuote(({ vatRate }) => vatRate), ["10", 10], ["5.5", 5.5]],
  VAT_RATE_HIRE: [
    ofQuote(({ vatRate }) => vatRate, { kind: "HIRE", hours: 4, dropoff: undefined }),
    ["20", 20],
    ["5.5", 5.5],
  ],
  BOOKING_BUFFER_MINUTES: [secondRide, ["20", 200], ["1440", 409]],
  MINIMUM_NOTICE_MINUTES: [
    ofQuote(() => "taken"),
    ["120", "taken"],
    ["10080", ["startAt", "START_TOO_SOON"]],
  ],
  FULL_PAYMENT_WHEN_SOON: [
    ofQuote(({ dueNow, total }) => dueNow === total, { startAt: "2026-11-21T10:00:00+01:00" }),
    ["true", true],
    ["false", false],
  ],
  CASH_LEGAL_LIMIT: [
    part(unpaidRide, ({ cashAtMost }) => cashAtMost),
    ["1000", 126.4],
    ["100", 100],
  ],
  LEGAL_INTEREST_RATE: [
    part(unpaidRide, ({ late }) => late.interest),
    ["2.62", 0.82],
    ["50", 15.58],
  ],
  REVIEW_DELAY_HOURS: [
    part(unpaidRide, ({ invoicedAt }) => invoicedAt),
    ["2", "2026-11-25T14:00:00.000Z"],
    ["5", "2026-11-25T17:00:00.000Z"],
  ],
  MAXIMUM_PICKUP_DISTANCE_KM: [
    ofQuote(() => "taken"),
    ["250", "taken"],
    ["1", ["pickup", "PICKUP_TOO_FAR"]],
  ],
  FREE_SHIPPING_PRICE: [parcel(), ["500", RELAY], ["1", 0]],
  FREE_SHIPPING_BOTTLE: [parcel(), ["500", RELAY], ["1", 0]],
  MINIMUM_EXPEDITION_BOTTLE: [
    parcel(),
    ["1", RELAY],
    ["3", "Nous expédions à partir de 3 bouteilles : il en manque 1."],
  ],
  MAXIMUM_EXPEDITION_BOTTLE: [
    parcel(),
    ["24", RELAY],
    ["1", "Nous expédions au plus 1 bouteille par commande : appelez-nous au-delà."],
  ],
  BOTTLE_MULTIPLE: [
    parcel(),
    ["2", RELAY],
    ["3", "Nos colis tiennent les bouteilles par 3 : ajoutez-en 1."],
  ],
  LOCK_DELIVERY: [
    parcel(),
    ["false", RELAY],
    ["true", "Les livraisons sont suspendues pour le moment."],
  ],
  ONLY_SELL_IN_FRANCE: [
    parcel({ country: "BE", postalCode: "1000" }),
    ["false", 18],
    ["true", NOT_THERE],
  ],
  SELLS_WORLDWIDE: [
    parcel({ country: "JP", postalCode: "100-0001" }),
    ["false", NOT_THERE],
    ["true", 60],
  ],
  CLICK_AND_COLLECT_HOURS: [
    ofShippingOptions(({ collectHours }) => collectHours),
    ["Le samedi matin", "Le samedi matin"],
    ["Sur rendez-vous", "Sur rendez-vous"],
  ],
  PAYMENT_METHOD: [
    ofShippingOptions(({ paymentMethods }) => paymentMethods),
    ["CARD", ["CARD"]],
    ["CARD,TRANSFER", ["CARD", "TRANSFER"]],
  ],
  SHOW_STOCK: [label("rouge"), ["true", "En stock"], ["false", null]],
  STOCK_LIMIT_DISPLAY: [ofStock("rouge", (stock) => stock?.left), ["12", null], ["40", 20]],
  STOCK_LABEL_IN: [label("rouge"), ["En cave", "En cave"], ["Il y en a", "Il y en a"]],
  STOCK_LABEL_LOW: [label("few"), ["Peu", "Peu"], ["Presque plus", "Presque plus"]],
  STOCK_LABEL_OUT: [label("none"), ["Plus rien", "Plus rien"], ["Bu", "Bu"]],
  SHOW_GRAPE_VARIETY: [grapes, ["true", true], ["false", false]],
  ORDER_REVIEW_DELAY: [reviewDelay, ["10", 10], ["20", 20]],
  BANK_HOLDER: [
    part(account, (transfer) => transfer?.holder),
    ["EARL Guérineau", "EARL Guérineau"],
    ["Quelqu’un d’autre", "Quelqu’un d’autre"],
  ],
  BANK_IBAN: [
    part(account, (transfer) => transfer?.iban),
    ["FR76 9997 3000 7373 0004 4007 362", "FR76 9997 3000 7373 0004 4007 362"],
    ["FR76 3000 6000 0112 3456 7890 189", "FR76 3000 6000 0112 3456 7890 189"],
  ],
  BANK_BIC: [
    part(account, (transfer) => transfer?.bic),
    ["ESTUFR2NXXX", "ESTUFR2NXXX"],
    ["BNPAFRPP", "BNPAFRPP"],
  ],
  MAIL_SENDER_NAME: [
    part(sender, ({ name }) => name),
    ["Le quai", "Le quai"],
    ["La Fosse", "La Fosse"],
  ],
  MAIL_SENDER_ADDRESS: [
    part(sender, ({ address }) => address),
    ["quai@901.example", "quai@901.example"],
    ["fosse@901.example", "fosse@901.example"],
  ],
  LETTER_DAYS: [isOldLetterKept, ["365", true], ["10", false]],
  BLOCK_MINORS_FROM_REGISTERING: [
    boyRegisters,
    ["false", "registered"],
    ["true", ["birthdate", "MINOR"]],
  ],
  STAFF_SECOND_FACTOR: [alerts(() => "told"), ["false", "told"], ["true", "SECOND_FACTOR_NEEDED"]],
  STAFF_IDLE_MINUTES: [idleIn, ["30", 1800], ["5", 300]],
  STAFF_TEXT_ALERTS: [alerts(({ text }) => text.isOn), ["false", false], ["true", true]],
  DRIVERS_RECORD_PAYMENTS: [
    told<DriverDay>("DRIVER", "/driver/day?day=2026-11-20", (day) => day.mayRecordPayments),
    ["false", false],
    ["true", true],
  ],
};
