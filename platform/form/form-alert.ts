import type { StaffAlert } from "@/platform/alert/staff-alert";
import { bilingual } from "@/platform/mail/bilingual";

const WORDS = bilingual({
  fr_FR: { detail: "Un visiteur a répondu à un formulaire de votre site" },
  en: { detail: "A visitor has answered a form of your site" },
});

/** Alerts the staff of an answer to a form; the panel says whose it is. */
export const formAlert = (id: number): StaffAlert => ({
  kind: "MESSAGE",
  event: `form:${id}`,
  once: "received",
  detail: (language) => WORDS[language].detail,
  path: `/admin/form-answer/${id}`,
});
