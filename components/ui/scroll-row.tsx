"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** A row that scrolls sideways where it is too long, with the entry of the page one is on in sight. */
export function ScrollRow(props: { className: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !current) return;
    const { left, width } = current.getBoundingClientRect();
    row.current.scrollLeft += left + width / 2 - row.current.clientWidth / 2;
  }, []);

  // By itself a browser leaves what has the focus half outside of the row, where half of it was.
  useEffect(() => {
    const element = row.current;
    const showWhole = ({ target }: FocusEvent) =>
      (target as Element).scrollIntoView({ block: "nearest", inline: "nearest" });
    element?.addEventListener("focusin", showWhole);
    return () => element?.removeEventListener("focusin", showWhole);
  }, []);

  return (
    <div ref={row} className={`scroll-px-5 overflow-x-auto ${props.className}`}>
      {props.children}
    </div>
  );
}
