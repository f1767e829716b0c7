import { pictures } from "@/demonstration/73/pages/pictures";
import type { SiteData } from "@/demonstration/data/site-data";

/** Rules of sale: from three bottles, by threes, and carried free from 24 bottles or 180 euros. */
export const shop: SiteData["parameters"] = {
  FREE_SHIPPING_PRICE: "180",
  FREE_SHIPPING_BOTTLE: "24",
  MINIMUM_EXPEDITION_BOTTLE: "3",
  MAXIMUM_EXPEDITION_BOTTLE: "120",
  BOTTLE_MULTIPLE: "3",
  CLICK_AND_COLLECT_HOURS: {
    fr_FR:
      "À la cave du lundi au samedi, au dépôt de Nantes le mercredi et le samedi ; jamais les jours fériés ni entre Noël et le jour de l’An. Votre commande est prête en 24 heures.",
    en: "At the estate from Monday to Saturday, at the Nantes depot on Wednesdays and Saturdays; not on French public holidays, nor between Christmas and New Year. Your order takes 24 hours to prepare.",
  },
  STOCK_LIMIT_DISPLAY: "12",
  STOCK_LABEL_IN: { fr_FR: "En stock", en: "In stock" },
  STOCK_LABEL_LOW: { fr_FR: "Dernières bouteilles", en: "Last bottles" },
  STOCK_LABEL_OUT: { fr_FR: "Épuisé", en: "Sold out" },
  SHOW_STOCK: "true",
  ORDER_REVIEW_DELAY: "10",
  PAYMENT_METHOD: "CARD,TRANSFER",
  // The bank does not exist; the check digits are right.
  BANK_HOLDER: "EARL Guérineau",
  BANK_IBAN: "FR76 9997 3000 7373 0004 4007 362",
  BANK_BIC: "ESTUFR2NXXX",
  LOCK_DELIVERY: "false",
  ONLY_SELL_IN_FRANCE: "false",
  SELLS_WORLDWIDE: "false",
  SEE_CART_ON_HOVER: "true",
  PRODUCT_DISPLAY: "GRID",
  PRODUCT_ORDER: "order",
  PRODUCT_ASPECT_RATIO: "3/4",
  SHOW_GRAPE_VARIETY: "true",
  SHOW_GRAPE_VARIETY_PERCENT: "true",

  AGE_DOOR_PICTURE: pictures.porte.fr_FR.src,
  AGE_DOOR_PICTURE_MOBILE: pictures.porteMobile.fr_FR.src,
  DISPLAY_ALCOHOL_SELLING_MESSAGE: "true",
  BLOCK_MINORS_FROM_REGISTERING: "true",
  ASK_BIRTHDATE_AT_REGISTER: "true",
};
