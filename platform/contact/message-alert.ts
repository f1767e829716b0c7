import type { StaffAlert } from "@/platform/alert/staff-alert";
import { bilingual } from "@/platform/mail/bilingual";

const WORDS = bilingual({
  fr_FR: { detail: "Un visiteur vous a écrit depuis le site" },
  en: { detail: "A visitor has written to you through the site" },
});

/** Alerts the staff of a visitor's message; the panel says who wrote it. */
export const messageAlert = (id: number): StaffAlert => ({
  kind: "MESSAGE",
  event: `message:${id}`,
  once: "received",
  detail: (language) => WORDS[language].detail,
  path: `/admin/message/${id}`,
});
