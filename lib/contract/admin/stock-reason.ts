import type { Label } from "@/lib/contract/field/field";
import type { StockCorrection, StockReason } from "./stock-movement";

/** Reasons given by hand; counting is among them, though it has a screen of its own. */
export const STOCK_CORRECTIONS: Record<StockCorrection, Label> = {
  DELIVERY: { fr: "Entrée en stock", en: "Goods received" },
  BREAKAGE: { fr: "Casse", en: "Breakage" },
  TASTING: { fr: "Dégustation", en: "Tasting" },
  INVENTORY: { fr: "Inventaire", en: "Inventory" },
  OTHER: { fr: "Autre raison", en: "Other reason" },
};

export const STOCK_REASONS: Record<StockReason, Label> = {
  ...STOCK_CORRECTIONS,
  BEGIN: { fr: "Stock de départ", en: "Opening stock" },
  ORDER: { fr: "Commande", en: "Order" },
  CANCEL: { fr: "Commande annulée", en: "Order cancelled" },
  RETURN: { fr: "Retour remis en vente", en: "Return put back on sale" },
  LOST: { fr: "Renvoi d’un colis perdu", en: "Lost parcel sent again" },
  UNKNOWN: { fr: "Changé hors du site", en: "Changed outside the site" },
};
