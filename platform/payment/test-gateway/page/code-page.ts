import { html } from "hono/html";
import type { LanguageCode } from "@/lib/contract/locale";
import { TEST_CODE } from "@/platform/payment/test-gateway/authenticate-payment";
import { bankPage, type Html } from "./bank-page";
import { BANK_WORDS } from "./bank-words";

/** Page on which the customer identifies themselves. @param error fault of the given code */
export function codePage(language: LanguageCode, error?: string): Html {
  const words = BANK_WORDS[language];
  return bankPage(
    language,
    { title: words.codeTitle },
    html`<div class="card">
  <h1>${words.codeTitle}</h1>
  <p>${words.codeText}</p>
  <p class="given">${TEST_CODE.slice(0, 3)}\u00a0${TEST_CODE.slice(3)}</p>
  <form method="post">
    <div class="field">
      <label for="code">${words.code}</label>
      <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12"
        ${error ? html`aria-invalid="true" aria-describedby="code-error" autofocus` : ""}>
      ${error ? html`<p class="error" id="code-error" role="alert">${error}</p>` : ""}
    </div>
    <div class="answers">
      <button class="main center" name="decision" value="confirm">${words.confirm}</button>
      <button class="plain center" name="decision" value="cancel">${words.cancel}</button>
    </div>
  </form>
</div>`,
  );
}
