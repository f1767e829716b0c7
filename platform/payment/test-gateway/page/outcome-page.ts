import { html } from "hono/html";
import type { LanguageCode } from "@/lib/contract/locale";
import { bankPage, type Html } from "./bank-page";
import { BANK_WORDS } from "./bank-words";

/** Page on how a payment ended. @param returnUrl the way back to the shop, where there is one */
export function outcomePage(
  language: LanguageCode,
  outcome: "refused" | "expired" | "left",
  returnUrl?: string,
): Html {
  const words = BANK_WORDS[language];
  const title = words[`${outcome}Title`];
  return bankPage(
    language,
    { title },
    html`<div class="card">
  <h1>${title}</h1>
  <p>${words[`${outcome}Text`]}</p>
  ${returnUrl ? html`<p><a class="button main center" href="${returnUrl}">${words.back}</a></p>` : ""}
</div>`,
  );
}

/** Page for an unknown payment; its language is unknown as well, so it has both. */
export function unknownPage(): Html {
  const { fr_FR, en } = BANK_WORDS;
  return bankPage(
    "fr_FR",
    { title: fr_FR.unknownTitle },
    html`<div class="card">
  <h1>${fr_FR.unknownTitle}</h1>
  <p>${fr_FR.unknownText}</p>
  <div class="other" lang="en"><h2>${en.unknownTitle}</h2><p>${en.unknownText}</p></div>
</div>`,
  );
}
