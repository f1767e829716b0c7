"use client";

import { useEffect, useRef, useState } from "react";
import { browserCall } from "@/lib/api/browser-call";
import { searchPlaces } from "@/lib/api/geography";
import type { Locale } from "@/lib/rules/text/locale-code";

/** From so many letters on a search is worth its answer. */
const SEARCHED_FROM = 2;
/** Milliseconds without a keystroke after which places are asked for. */
const TYPED = 150;

/** What the browser suggests in the fields of its form whose `list` it is: places, as one types. */
export function PlaceSuggestions({ id, locale }: { id: string; locale: Locale }) {
  const list = useRef<HTMLDataListElement>(null);
  const [labels, setLabels] = useState<string[]>([]);

  useEffect(() => {
    const form = list.current?.closest("form");
    let typing: number | undefined;
    let last = 0;
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.list?.id !== id) return;
      const typed = target.value.trim();
      window.clearTimeout(typing);
      if (typed.length < SEARCHED_FROM) return;
      typing = window.setTimeout(async () => {
        const request = ++last;
        const places = await searchPlaces(browserCall(locale), typed).catch(() => []);
        // An answer that comes late is none to what is typed by now.
        if (request === last) setLabels([...new Set(places.map(({ label }) => label))]);
      }, TYPED);
    };
    form?.addEventListener("input", onInput);
    return () => {
      window.clearTimeout(typing);
      form?.removeEventListener("input", onInput);
    };
  }, [id, locale]);

  return (
    <datalist ref={list} id={id}>
      {labels.map((label) => (
        <option key={label} value={label} />
      ))}
    </datalist>
  );
}
