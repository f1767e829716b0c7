import type { StaffAlert } from "@/platform/alert/staff-alert";
import type { ReviewRow } from "@/platform/db/schema/review";
import { bilingual } from "@/platform/mail/bilingual";
import type { ReviewedPurchase } from "./reviewed-purchase";

const WORDS = bilingual({
  fr_FR: { detail: (reference: string, rating: number) => `${reference} · ${rating}/5` },
  en: { detail: (reference, rating) => `${reference} · ${rating} out of 5` },
});

export const reviewAlert = (
  { id, rating, revision }: ReviewRow,
  { of, reference }: ReviewedPurchase,
): StaffAlert => ({
  kind: "REVIEW",
  event: `${of}:${reference}`,
  once: `review-${revision}`,
  detail: (language) => WORDS[language].detail(reference, rating),
  path: `/admin/review/${id}`,
});
