"use client";

import { useEffect } from "react";
import { watchSize } from "@/lib/browser/watch-size";
import type { PlaceNews } from "./place-news";

/** Outline of a marked place: both colours together stand out from any ground. */
const LOOK =
  "[data-marked]{outline:3px solid #0a6cff!important;outline-offset:3px!important;box-shadow:0 0 0 6px #fff!important}";

/** Marks what a setting changes on the page, and scrolls there. */
export function PlaceMark({ mark }: { mark: string | null }) {
  useEffect(() => {
    // The policy of the page takes no style but its own; a sheet made here is none.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LOOK);
    document.adoptedStyleSheets.push(sheet);
    let found: Element | undefined;
    const show = () => {
      found?.removeAttribute("data-marked");
      found = mark ? firstInSight(mark) : undefined;
      found?.setAttribute("data-marked", "");
      if (found) scrollWithin(found);
    };
    // Pictures above the place come, and the window becomes another, until somebody looks around.
    const leave = watchSize(document.body, show);
    window.addEventListener("resize", show);
    window.addEventListener("wheel", leave, { passive: true });
    window.addEventListener("touchmove", leave, { passive: true });
    show();
    const news: PlaceNews = { kind: "PLACE_SEEN", isThere: !mark || found !== undefined };
    window.parent.postMessage(news, location.origin);
    return () => {
      leave();
      window.removeEventListener("resize", show);
      window.removeEventListener("wheel", leave);
      window.removeEventListener("touchmove", leave);
      found?.removeAttribute("data-marked");
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [mark]);
  return null;
}

/** Scrolls the page to an element, and nothing around its frame: somebody is typing there. */
function scrollWithin(element: Element): void {
  const { top, height } = element.getBoundingClientRect();
  const middle = scrollY + top + Math.min(height, innerHeight) / 2;
  window.scrollTo({ top: middle - innerHeight / 2, behavior: "instant" });
}

/** Finds the first element in sight of the first selector that has one. */
function firstInSight(mark: string): Element | undefined {
  for (const selector of mark.split(", ")) {
    const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (found) return found;
  }
  return undefined;
}
