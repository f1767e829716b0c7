"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { watchSize } from "@/lib/browser/watch-size";

/** Row that scrolls sideways where it is too long, with the entry of the current page in sight. */
export function ScrollRow(props: { className: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !current) return;
    const { left, width } = current.getBoundingClientRect();
    row.current.scrollLeft += left + width / 2 - row.current.clientWidth / 2;
  }, []);

  // By itself a browser leaves a focused element half outside of the row, where half of it was.
  useEffect(() => {
    const element = row.current;
    const showWhole = ({ target }: FocusEvent) =>
      (target as Element).scrollIntoView({ block: "nearest", inline: "nearest" });
    element?.addEventListener("focusin", showWhole);
    return () => element?.removeEventListener("focusin", showWhole);
  }, []);

  // Content beyond the edge fades there, so that a cut word does not look complete.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const tell = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.toggleAttribute("data-more", rest > 1);
    };
    const endWatch = watchSize(element, tell);
    element.addEventListener("scroll", tell, { passive: true });
    return () => {
      endWatch();
      element.removeEventListener("scroll", tell);
    };
  }, []);

  return (
    <div ref={row} className={`scroll-px-5 overflow-x-auto ${props.className}`}>
      {props.children}
    </div>
  );
}
