import type { SiteData } from "@/platform/sites/site-data";

/** How the estate sells: from three bottles, by threes, and carried free from 24 bottles or 180 euros. */
export const shop: SiteData["parameters"] = {
  FREE_SHIPPING_PRICE: "180",
  FREE_SHIPPING_BOTTLE: "24",
  MINIMUM_EXPEDITION_BOTTLE: "3",
  MAXIMUM_EXPEDITION_BOTTLE: "120",
  BOTTLE_MULTIPLE: "3",
  CLICK_AND_COLLECT_HOURS: {
    fr_FR:
      "À la cave : lundi 14 h–18 h 30, du mardi au samedi 9 h 30–12 h 30 et 14 h–18 h 30. Au dépôt de Nantes : mercredi 16 h–19 h, samedi 9 h 30–13 h.",
    en: "At the estate: Monday 2–6.30 pm, Tuesday to Saturday 9.30 am–12.30 pm and 2–6.30 pm. At the Nantes depot: Wednesday 4–7 pm, Saturday 9.30 am–1 pm.",
  },
  STOCK_LIMIT_DISPLAY: "12",
  STOCK_LABEL_IN: { fr_FR: "En stock", en: "In stock" },
  STOCK_LABEL_LOW: { fr_FR: "Dernières bouteilles", en: "Last bottles" },
  STOCK_LABEL_OUT: { fr_FR: "Épuisé", en: "Sold out" },
  SHOW_STOCK: "true",
  ORDER_REVIEW_DELAY: "10",
  PAYMENT_METHOD: "CARD,TRANSFER",
  LOCK_DELIVERY: "false",
  ONLY_SELL_IN_FRANCE: "false",
  SELLS_WORLDWIDE: "false",
  SEE_CART_ON_HOVER: "true",
  PRODUCT_DISPLAY: "GRID",
  PRODUCT_ASPECT_RATIO: "3/4",
  SHOW_GRAPE_VARIETY: "true",
  SHOW_GRAPE_VARIETY_PERCENT: "true",

  DISPLAY_ALCOHOL_SELLING_MESSAGE: "true",
  DISPLAY_ETHYLOTEST_MESSAGE: "true",
  BLOCK_MINORS_FROM_REGISTERING: "true",
  ASK_BIRTHDATE_AT_REGISTER: "true",
};
