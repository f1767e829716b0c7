import type { StaffAlert } from "@/platform/alert/staff-alert";
import { bilingual } from "@/platform/mail/bilingual";

const WORDS = bilingual({
  fr_FR: { detail: (reference: string) => `Pièce d’identité à vérifier, ${reference}` },
  en: { detail: (reference) => `Proof of identity to be checked, ${reference}` },
});

/** Alerts the staff of a copy that was handed in. */
export const identityAlert = (reference: string, copy: number): StaffAlert => ({
  kind: "MESSAGE",
  event: `booking:${reference}`,
  once: `identity-${copy}`,
  detail: (language) => WORDS[language].detail(reference),
  path: `/admin/booking/${reference}`,
});
