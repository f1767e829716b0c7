import { html } from "hono/html";
import type { LanguageCode } from "@/lib/contract/locale";
import { frenchDay } from "@/lib/rules/calendar/french-day";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import { eurosIn } from "@/lib/rules/money/euros-in";
import { noticeJourneySchema } from "@/platform/payment/test-gateway/notice-journey";
import type { TestGatewayPayment } from "@/platform/payment/test-gateway/test-gateway-payment";
import { bankPage, type Html } from "./bank-page";
import { BANK_WORDS, type BankWords } from "./bank-words";

export function payPage(payment: TestGatewayPayment, language: LanguageCode): Html {
  const words = BANK_WORDS[language];
  return bankPage(
    language,
    { title: words.payTitle, width: "wide" },
    html`<h1>${words.payTitle}</h1>
<p class="about">${words.about}</p>
<form method="post" class="sides">
  <div class="card">
    ${summary(payment, language)}
    ${answerButtons(words)}
  </div>
  ${journeys(words)}
</form>`,
  );
}

function summary(payment: TestGatewayPayment, language: LanguageCode): Html {
  const words = BANK_WORDS[language];
  const locale = language === "en" ? "en-GB" : "fr-FR";
  const until = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: PARIS,
  });
  return html`<p class="amount">${eurosIn(language, payment.amountCents)}</p>
    <dl>
      <div><dt>${words.description}</dt><dd>${payment.description}</dd></div>
      <div><dt>${words.until}</dt><dd>${frenchDay(until.format(payment.expiresAt))}</dd></div>
    </dl>`;
}

function answerButtons(words: BankWords): Html {
  return html`<h2 class="next">${words.answerTitle}</h2>
    <div class="answers">
      <button class="main" name="decision" value="accept">${words.accept}</button>
      <button name="decision" value="authenticate">${words.authenticate}
        <small>${words.authenticateHint}</small></button>
      <button name="decision" value="refuse">${words.refuse}
        <small>${words.refuseHint}</small></button>
      <button name="decision" value="leave">${words.leave}
        <small>${words.leaveHint}</small></button>
      <button class="plain" name="decision" value="cancel">${words.cancel}</button>
    </div>`;
}

function journeys(words: BankWords): Html {
  return html`<fieldset class="card">
    <legend>${words.journeyTitle}</legend>
    <div>${noticeJourneySchema.options.map(
      (journey, index) => html`
      <label><input type="radio" name="journey" value="${journey}"${index === 0 ? " checked" : ""}>
        <span>${words.journeys[journey]}</span></label>`,
    )}
    </div>
  </fieldset>`;
}
