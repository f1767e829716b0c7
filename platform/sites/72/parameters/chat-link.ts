import type { PerLanguage } from "@/platform/db/schema/columns";

/** Above the bottom bar of small windows, and under whatever opens over the page. */
const look = `<style>
.chat-link {
  position: fixed;
  right: 1rem;
  bottom: calc(5rem + env(safe-area-inset-bottom));
  z-index: 30;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.65rem;
  min-width: 3.25rem;
  min-height: 3.25rem;
  border: 1px solid var(--accent-color, #d4af37);
  border-radius: 2rem;
  background: var(--menu-background, #181818);
  box-shadow: 0 6px 24px rgb(0 0 0 / 50%);
  color: var(--accent-color, #d4af37);
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.2;
  text-decoration: none;
}
.chat-link:is(:hover, :focus-visible) {
  background: var(--accent-color, #d4af37);
  color: var(--on-accent, #121212);
}
.chat-link span {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@media (min-width: 960px) {
  .chat-link {
    right: 1.5rem;
    bottom: 1.5rem;
    padding: 0 1.4rem 0 1.1rem;
  }
  .chat-link span {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
}
@media print {
  .chat-link {
    display: none;
  }
}
</style>`;

const drawing =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="M4 4.5h16v12H10.5L6 20v-3.5H4z"/><path d="M8 9h8M8 12.5h5"/></svg>';

const link = (region: string, words: string) =>
  `${look}<aside aria-label="${region}"><a class="chat-link" href="https://wa.me/33639980072" rel="noopener">${drawing}<span>${words}</span></a></aside>`;

/** The floating button that opens a conversation with the company (§3 Injected code). */
export const chatLink: PerLanguage<string> = {
  fr_FR: link("Messagerie", "Écrire sur WhatsApp"),
  en: link("Messages", "Message us on WhatsApp"),
};
