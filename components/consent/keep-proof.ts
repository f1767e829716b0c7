import { browserCall } from "@/lib/api/browser-call";
import { keepCookie, readCookie } from "@/lib/browser/cookies";
import { randomKey } from "@/lib/browser/random-key";
import type { ConsentSettings } from "@/lib/consent/consent-settings";
import { CHOICE_COOKIE, keptChoice } from "@/lib/rules/consent/kept-choice";
import type { Locale } from "@/lib/rules/text/locale-code";
import { offeredTools } from "./read-settings";

/** Answers about several tools come at once, milliseconds apart. */
const TOGETHER = 300;

/** Edition of the shown banner; the build sets it from the words and the tools together. */
declare const CONSENT_EDITION: string;

/**
 * Has the provider keep the choice, when all was answered and it differs from before: under a
 * number that was drawn for it and that the browser keeps with the choice.
 */
export function keepProof(settings: ConsentSettings, locale: Locale): void {
  const offered = offeredTools(settings);
  const read = () => keptChoice(readCookie(CHOICE_COOKIE), offered);
  const before = read();
  let told = before.isComplete ? before.accepted.join() : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    clearTimeout(timer);
    const { accepted, isComplete } = read();
    if (!isComplete || accepted.join() === told) return;
    told = accepted.join();
    void browserCall(locale, { outlives: true })("POST /consent", {
      body: {
        visitor: ownNumber(settings.days),
        shown: offered,
        accepted,
        edition: CONSENT_EDITION,
      },
    }).catch(() => undefined);
  };
  document.addEventListener("tac.consent_updated", () => {
    clearTimeout(timer);
    timer = setTimeout(tell, TOGETHER);
  });
  // A page with tools that were refused after all is loaded anew at once.
  window.addEventListener("tac.close_panel", tell);
  window.addEventListener("pagehide", tell);
}

/** Returns the number that this browser keeps with its choice; a new one for a first choice. */
function ownNumber(days: number): string {
  const kept = readCookie(CHOICE_COOKIE) ?? "";
  const [, known] = /!id=([\da-f-]{36})/.exec(kept) ?? [];
  if (known) return known;
  const number = randomKey();
  keepCookie(CHOICE_COOKIE, `${kept}!id=${number}`, days);
  return number;
}
