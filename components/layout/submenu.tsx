"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";

/**
 * Entry with others below it, as a disclosure: opened by hovering, touching or pressing its button,
 * closed by Escape or by leaving it. Without JavaScript, CSS opens it on hover and focus. As long
 * as it has nothing below it, it is the entry alone.
 */
export function Submenu(props: {
  entry: ReactNode;
  label: string;
  className: string;
  /** Place of the button: after the entry by default. */
  buttonPlace?: string;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isPointedAt = useRef(false);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };

  const point = (isAt: boolean) => {
    isPointedAt.current = isAt;
    setIsOpen(isAt);
  };

  return (
    <li
      className="group/submenu relative flex items-center"
      data-open={isOpen}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === "mouse" && point(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && point(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      {props.entry}
      {props.children && (
        <>
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={props.label}
            // A mouse that comes to press it has opened it by then; a key's press has no detail.
            onClick={({ detail }) =>
              setIsOpen((was) => (detail > 0 && isPointedAt.current) || !was)
            }
            className={`${props.buttonPlace ?? "-ml-1"} grid size-8 place-items-center hover:text-accent`}
          >
            <Icon
              name="chevron"
              className="size-4 transition-transform group-data-[open=true]/submenu:rotate-180"
            />
          </button>
          <ul id={id} className={props.className}>
            {props.children}
          </ul>
        </>
      )}
    </li>
  );
}
