import type { PerLanguage } from "@/platform/db/schema/columns";

/**
 * Style of a button that covers nothing: in small windows it stands in the bottom bar, which leaves
 * `--dock-place` free for it; in short ones, where that bar does not stay, it is the page's last
 * line; in wide ones it stands in the page's outer margin, under anything that opens over the page.
 */
const look = `<style>
.chat-link {
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.65rem;
  min-height: 3.5rem;
  border-top: 1px solid var(--line, #333);
  background: var(--mobile-menu-background, #121212);
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
@media (max-width: 959px) and (min-height: 30.01rem) {
  [data-bar] {
    --dock-place: 3.5rem;
  }
  .chat-link {
    position: fixed;
    right: 0;
    bottom: env(safe-area-inset-bottom);
    z-index: 40;
    width: 3.5rem;
    height: 4rem;
    border-top: 0;
    border-left: 1px solid var(--line, #333);
  }
}
@media (min-width: 960px) {
  .chat-link {
    --margin: calc(max(0px, 50vw - 40rem) + clamp(1.25rem, 5vw, 4rem));
    position: fixed;
    right: max(0.125rem, calc((var(--margin) - 3rem) / 2));
    bottom: 1.5rem;
    z-index: 30;
    width: min(3rem, calc(var(--margin) - 0.25rem));
    min-height: 0;
    aspect-ratio: 1;
    border: 1px solid var(--accent-color, #d4af37);
    border-radius: 50%;
    background: var(--menu-background, #181818);
  }
}
@media (min-width: 960px), (min-height: 30.01rem) {
  .chat-link span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
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
  `${look}<aside aria-label="${region}"><a class="chat-link" href="https://wa.me/33639980072" title="${words}" rel="noopener">${drawing}<span>${words}</span></a></aside>`;

/** Floating button that opens a conversation with the company (§3 Injected code). */
export const chatLink: PerLanguage<string> = {
  fr_FR: link("Messagerie", "Écrire sur WhatsApp"),
  en: link("Messages", "Message us on WhatsApp"),
};
