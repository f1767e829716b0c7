import type { PerLanguage } from "@/platform/db/schema/columns";

const look =
  "position:fixed;right:1.25rem;bottom:5.25rem;z-index:30;display:inline-flex;align-items:center;justify-content:center;width:3.25rem;height:3.25rem;border-radius:50%;background:#181818;color:#d4af37;border:1px solid #d4af37;box-shadow:0 6px 24px rgba(0,0,0,.5)";

const drawing =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" aria-hidden="true"><path d="M4 5h16v11H10l-5 4v-4H4z"/></svg>';

const link = (label: string) =>
  `<a href="sms:+33639980072" aria-label="${label}" title="${label}" style="${look}">${drawing}</a>`;

/** The floating button that starts a text message to the company (§3 Injected code). */
export const chatLink: PerLanguage<string> = {
  fr_FR: link("Nous écrire un SMS"),
  en: link("Send us a text message"),
};
