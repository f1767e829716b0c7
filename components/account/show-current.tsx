"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** A row that scrolls sideways, with the entry of the page one is on in sight. */
export function ShowCurrent(props: { className: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !current) return;
    const { left, width } = current.getBoundingClientRect();
    row.current.scrollLeft += left + width / 2 - row.current.clientWidth / 2;
  }, []);
  return (
    <div ref={row} className={props.className}>
      {props.children}
    </div>
  );
}
