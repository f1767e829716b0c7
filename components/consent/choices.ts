import { askWho } from "@/components/session/ask-who";
import { cookieNames } from "@/lib/browser/cookies";
import { CHOICE_ANCHOR, type ConsentSettings } from "@/lib/consent/consent-settings";
import type { MeasuredVisit, OutsideService } from "@/lib/consent/define-service";
import { OUTSIDE_SERVICES } from "@/lib/consent/outside-services";
import { isMatched } from "@/lib/rules/consent/matched-cookie";
import { measuredAddress } from "@/lib/rules/consent/measured-address";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import { consentWords } from "./consent-words";
import { keepProof } from "./keep-proof";
import { offeredTools, readSettings } from "./read-settings";
import { libraryWindow } from "./tarteaucitron";

export interface ChoicesWindow {
  openCookieChoices(): void;
}

const DAY = 86_400_000;

const settings = readSettings();
if (settings) ask(settings);

/** Asks about the tools of the page, and loads the accepted ones, now or in an earlier visit. */
function ask(what: ConsentSettings): void {
  const { tarteaucitron } = libraryWindow();
  const offered = offeredTools(what);
  const language = localeOfPath(location.pathname);
  const words = consentWords(language, what);
  const running = new Map<OutsideService, string[]>();

  for (const service of OUTSIDE_SERVICES) {
    const { key, name, about, cookies } = service;
    const tool = what.tools[key];
    if (!tool) continue;
    tarteaucitron.services[key] = {
      key,
      type: tool.purpose,
      name: name ?? words.ownTools,
      uri: about ?? "",
      needConsent: true,
      get cookies() {
        return cookieNames().filter((one) => cookies.some((cookie) => isMatched(cookie.name, one)));
      },
      js: () => void launch(service, tool.values),
      fallback: () => undefined,
    };
  }

  async function launch(service: OutsideService, values: string[]): Promise<void> {
    const visit = await currentVisit();
    // It may have been refused meanwhile.
    if (tarteaucitron.state[service.key] !== true || running.has(service)) return;
    running.set(service, values);
    service.load(values, visit);
  }

  watchPages(async () => {
    const visit = await currentVisit();
    for (const [service, values] of running) service.showPage?.(values, visit);
  });

  Object.assign(tarteaucitron.lang, words.library);
  tarteaucitron.job = offered;
  libraryWindow().timeExpire = what.days * DAY;
  const ready = new Promise<void>((resolve) => {
    tarteaucitron.events.load = () => {
      document.getElementById("tarteaucitronRoot")?.classList.add("is-ready");
      keepRoom();
      resolve();
    };
  });
  keepProof(what, language);
  // It stands first, but after the skip link, which stays the first stop of the keyboard.
  window.addEventListener("tac.root_available", () => {
    const root = document.getElementById("tarteaucitronRoot");
    if (root) document.querySelector('body > a[href="#content"]')?.after(root);
  });
  tarteaucitron.init({
    // It would take a part of an address away by a state that the router cannot read.
    hashtag: null,
    highPrivacy: true,
    mandatory: true,
    mandatoryCta: false,
    alwaysNeedConsent: true,
    googleConsentMode: false,
    bingConsentMode: false,
    pianoConsentMode: false,
    orientation: "bottom",
    bodyPosition: "top",
    AcceptAllCta: true,
    DenyAllCta: true,
    showIcon: false,
    showAlertSmall: false,
    showDetailsOnClick: false,
    moreInfoLink: false,
    removeCredit: true,
    useExternalCss: true,
    useExternalJs: true,
  });

  let opener: HTMLElement | null = null;
  window.addEventListener("tac.close_panel", () => {
    if (location.hash === `#${CHOICE_ANCHOR}`) {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    if (opener) opener.focus();
    else goOnInPage();
  });
  window.addEventListener("tac.close_alert", goOnInPage);
  (window as unknown as ChoicesWindow).openCookieChoices = () => {
    opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    void ready.then(() => tarteaucitron.userInterface.openPanel());
  };
}

/** Moves the focus to the page itself where the focused element is gone. */
function goOnInPage(): void {
  const focused = document.activeElement;
  const isHidden = focused?.closest("#tarteaucitronRoot") && !focused.checkVisibility();
  if (isHidden) document.getElementById("content")?.focus({ preventScroll: true });
}

async function currentVisit(): Promise<MeasuredVisit> {
  const user = await askWho().catch(() => null);
  return { address: measuredAddress(location.href), title: document.title, member: user?.id };
}

/** Reports each page reached without a load: the router sets its title when it is there. */
function watchPages(onPage: () => void): void {
  let shown = location.pathname;
  new MutationObserver(() => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    onPage();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}

/**
 * Keeps space at the foot of the page for the banner, so that it covers no target of a link. It sets
 * two lengths of the document: a custom property would be inherited, and change every element's style.
 */
function keepRoom(): void {
  const { style } = document.documentElement;
  const update = () => {
    const height = document.getElementById("tarteaucitronAlertBig")?.offsetHeight ?? 0;
    style.paddingBottom = height > 0 ? `${height}px` : "";
    style.scrollPaddingBottom = height > 0 ? `calc(${height}px + 5rem)` : "";
  };
  for (const event of ["tac.open_alert", "tac.close_alert", "resize"]) {
    window.addEventListener(event, update);
  }
  update();
}
