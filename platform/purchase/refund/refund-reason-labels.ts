import type { LanguageCode } from "@/lib/contract/locale";
import type { RefundReason } from "@/lib/contract/refund-reason";

/** Reasons for a refund, as the credit note and the mail word them. */
export const refundReasonLabels: Record<LanguageCode, Record<RefundReason, string>> = {
  fr_FR: {
    GOODWILL: "Geste commercial",
    LATE: "Retard du chauffeur",
    PART_OF_SERVICE: "Prestation effectuée en partie",
    PART_OF_GOODS: "Articles manquants",
    DAMAGED: "Articles abîmés",
    PRICE_ERROR: "Erreur de prix",
    AT_GATEWAY: "Remboursement",
  },
  en: {
    GOODWILL: "Goodwill",
    LATE: "Late driver",
    PART_OF_SERVICE: "Service provided in part",
    PART_OF_GOODS: "Missing goods",
    DAMAGED: "Damaged goods",
    PRICE_ERROR: "Error in the price",
    AT_GATEWAY: "Refund",
  },
};
