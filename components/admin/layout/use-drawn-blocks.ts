"use client";

import { useEffect, useState } from "react";
import type { LanguageCode } from "@/lib/contract/locale";
import { DEFAULT_LOCALE, localeFromCode, localisedPath } from "@/lib/rules/text/locale-code";

import { withoutStyles } from "./site-look";

/** HTML of the blocks of a page as the site shows them, by their slugs. */
export type DrawnBlocks = ReadonlyMap<string, string>;

const NONE: DrawnBlocks = new Map();

/** Reads the blocks of a page as its preview shows them, anew after each save. */
export function useDrawnBlocks(
  idPage: number | undefined,
  { code, savedAt }: { code: LanguageCode; savedAt: string | undefined },
): DrawnBlocks {
  const [drawn, setDrawn] = useState(NONE);
  useEffect(() => {
    if (idPage === undefined || savedAt === undefined) return;
    const ended = new AbortController();
    const path = localisedPath(`/preview/page/${idPage}`, localeFromCode(code) ?? DEFAULT_LOCALE);
    fetch(path, { signal: ended.signal })
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((html) => setDrawn(drawnBlocks(html)))
      // Without it the canvas shows the names of blocks.
      .catch(() => undefined);
    return () => ended.abort();
  }, [idPage, code, savedAt]);
  return drawn;
}

/** Finds the blocks in the HTML of a preview, whose late parts follow at its end. */
export function drawnBlocks(html: string): DrawnBlocks {
  const page = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  for (const one of page.querySelectorAll("script, link")) one.remove();
  for (const place of page.querySelectorAll("template[id^='B:']")) {
    const late = page.getElementById(place.id.replace("B:", "S:"));
    // What stood there while it was awaited goes.
    while (place.nextSibling && place.nextSibling.nodeType !== Node.COMMENT_NODE) {
      place.nextSibling.remove();
    }
    if (late) place.replaceWith(...late.childNodes);
  }
  return new Map(
    [...page.querySelectorAll<HTMLElement>("[data-drawn]")].map((block) => [
      block.dataset.drawn ?? "",
      block.innerHTML,
    ]),
  );
}
