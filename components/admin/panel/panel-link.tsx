"use client";

import type { ComponentProps, MouseEvent } from "react";
import { moveTo } from "./move-to";

/** Link within the panel, which opens in the browser alone, unless a key is held. */
export function PanelLink({
  href,
  onClick,
  children,
  ...link
}: ComponentProps<"a"> & { href: string }) {
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        moveTo(href);
      }}
    >
      {children}
    </a>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
