import { html } from "hono/html";
import type { LanguageCode } from "@/lib/contract/locale";
import { noticeJourneySchema } from "@/platform/payment/test-gateway/notice-journey";
import type { TestGatewayPayment } from "@/platform/payment/test-gateway/test-gateway-payment";
import { bankPage, type Html } from "./bank-page";
import { BANK_WORDS, type BankWords } from "./bank-words";

export type DeskOutcome = "done" | "refused" | "amountWrong";

export function deskPage(
  payment: TestGatewayPayment,
  language: LanguageCode,
  outcome?: DeskOutcome,
): Html {
  const words = BANK_WORDS[language];
  // A page that refuses is at the form's own address.
  const isAnswered = outcome !== undefined && outcome !== "done";
  const left = (payment.amountCents - payment.refundedCents) / 100;
  return bankPage(
    language,
    { title: words.paidTitle, width: "wide" },
    html`<div class="card">
  <h1>${words.paidTitle}</h1>
  <p>${words.paidText}</p>
  <p><a class="button main center" href="${payment.returnUrl}">${words.back}</a></p>
</div>
<form method="post" action="${isAnswered ? "desk" : `${payment.id}/desk`}" class="sides" id="desk">
  <div class="card">
    <h2 class="next">${words.deskTitle}</h2>
    <p>${words.deskText}</p>
    ${outcome ? html`<p class="${outcome === "done" ? "done" : "error"}" role="${outcome === "done" ? "status" : "alert"}">${said(words, outcome)}</p>` : ""}
    <div class="field">
      <label for="amount">${words.refundAmount}</label>
      <input id="amount" name="amount" inputmode="decimal" autocomplete="off" maxlength="12"
        ${outcome === "amountWrong" ? html`aria-invalid="true" autofocus` : ""}
        value="${new Intl.NumberFormat(language === "en" ? "en-GB" : "fr-FR", { minimumFractionDigits: 2, useGrouping: false }).format(left)}">
    </div>
    <div class="answers">
      <button name="act" value="refund">${words.deskRefund}</button>
      <button name="act" value="fail-refunds">${words.deskFailRefunds}</button>
      <button name="act" value="dispute">${words.deskDispute}</button>
      <button name="act" value="win">${words.deskWin}</button>
      <button name="act" value="lose">${words.deskLose}</button>
    </div>
  </div>
  <fieldset class="card">
    <legend>${words.journeyTitle}</legend>
    <div>${noticeJourneySchema.options
      .filter((journey) => journey !== "OUT_OF_ORDER")
      .map(
        (journey) => html`
      <label><input type="radio" name="journey" value="${journey}"${journey === "BEFORE_RETURN" ? " checked" : ""}>
        <span>${words.journeys[journey]}</span></label>`,
      )}
    </div>
  </fieldset>
</form>`,
  );
}

function said(words: BankWords, outcome: DeskOutcome): string {
  switch (outcome) {
    case "done":
      return words.deskDone;
    case "refused":
      return words.deskRefused;
    case "amountWrong":
      return words.amountWrong;
  }
}
