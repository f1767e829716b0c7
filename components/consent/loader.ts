import { readCookie, removeCookie } from "@/lib/browser/cookies";
import { CHOICE_ANCHOR, type ConsentSettings } from "@/lib/consent/consent-settings";
import { CHOICE_COOKIE, keptChoice } from "@/lib/rules/consent/kept-choice";
import type { ChoicesWindow } from "./choices";
import { offeredTools, readSettings } from "./read-settings";

/** Longest wait for a browser that is never idle, in milliseconds. */
const LATEST = 3000;

const settings = readSettings();
if (settings) begin(settings);

/**
 * Loads the code that asks about cookies once the page is at rest, if the visitor has not chosen
 * yet, or has accepted something. After a refusal of all, nothing more is loaded until the visitor
 * wants to choose anew.
 */
function begin(what: ConsentSettings): void {
  const offered = offeredTools(what);
  const kept = readCookie(CHOICE_COOKIE);
  const choice = keptChoice(kept, offered);
  // The tools have changed: a visitor who chose among others is asked anew.
  if (kept !== null && !choice.isOfThese) removeCookie(CHOICE_COOKIE);

  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= loadChoices(what.files);
    return loading;
  };
  const open = async (instead?: string) => {
    try {
      await load();
      (window as unknown as ChoicesWindow).openCookieChoices();
    } catch {
      // A blocker keeps it away, and with it every tool: the policy says so.
      if (instead) location.assign(instead);
    }
  };
  document.addEventListener(
    "click",
    (event) => {
      const link =
        event.target instanceof Element && event.target.closest(`a[href$="#${CHOICE_ANCHOR}"]`);
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      event.stopPropagation();
      void open(link.href);
    },
    true,
  );
  const wanted = () => {
    if (location.hash === `#${CHOICE_ANCHOR}`) void open();
    else if (!choice.isComplete || choice.accepted.length > 0) load().catch(() => undefined);
  };
  whenAtRest(wanted);
}

function whenAtRest(then: () => void): void {
  const wait = () =>
    typeof requestIdleCallback === "function"
      ? requestIdleCallback(then, { timeout: LATEST })
      : setTimeout(then, LATEST / 2);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

/**
 * Loads the files of the choice, all at once; the scripts run in their order.
 * @throws when one of them cannot be had
 */
async function loadChoices({ library, choices, style }: ConsentSettings["files"]): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = style;
  await Promise.all([link, scriptOf(library), scriptOf(choices)].map(added));
}

function scriptOf(source: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = source;
  script.async = false;
  return script;
}

const added = (element: HTMLElement) =>
  new Promise<void>((resolve, reject) => {
    element.addEventListener("load", () => resolve(), { once: true });
    element.addEventListener("error", () => reject(new Error("blocked")), { once: true });
    document.head.append(element);
  });
