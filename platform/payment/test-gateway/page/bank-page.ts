import { html, raw } from "hono/html";
import type { LanguageCode } from "@/lib/contract/locale";
import { bankStyle } from "./bank-style";
import { BANK_WORDS } from "./bank-words";

export type Html = ReturnType<typeof html>;

/** Frame of every page of the bank. @param width limit on the width of its content */
export function bankPage(
  language: LanguageCode,
  { title, width = "narrow" }: { title: string; width?: "narrow" | "wide" },
  content: Html,
): Html {
  const words = BANK_WORDS[language];
  return html`<!doctype html>
<html lang="${language.slice(0, 2)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} – ${words.bank}</title>
  <style>${raw(bankStyle)}</style>
</head>
<body>
<header><div class="band">
  <span class="bank">
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"
      stroke-linejoin="round" aria-hidden="true"><path d="M3 9.5 12 4l9 5.5H3ZM3 20h18M6 10v7m4-7v7m4-7v7m4-7v7"/></svg>
    ${words.bank}
  </span>
  <span class="badge">${words.noMoney}</span>
</div></header>
<main class="${width}">
${content}
</main>
</body>
</html>`;
}
