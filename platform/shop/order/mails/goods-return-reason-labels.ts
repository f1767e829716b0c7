import type { GoodsReturnReason } from "@/lib/contract/goods-return-reason";
import { bilingual } from "@/platform/mail/bilingual";

/** Reasons for a return of goods, as the credit note and the mail word them. */
export const goodsReturnReasonLabels = bilingual<Record<GoodsReturnReason, string>>({
  fr_FR: {
    WITHDRAWAL: "Rétractation",
    DAMAGED: "Articles abîmés",
    WRONG_GOODS: "Erreur d’articles",
    NOT_RECEIVED: "Colis non réclamé ou refusé",
    GOODWILL: "Reprise à titre commercial",
  },
  en: {
    WITHDRAWAL: "Withdrawal",
    DAMAGED: "Damaged goods",
    WRONG_GOODS: "Wrong goods",
    NOT_RECEIVED: "Parcel not collected or refused",
    GOODWILL: "Taken back as goodwill",
  },
});
