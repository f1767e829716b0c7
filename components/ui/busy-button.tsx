"use client";

import type { ComponentProps, MouseEvent } from "react";
import { flushSync } from "react-dom";
import { buttonLook, QUIET_LOOK } from "./button-look";

/**
 * Button that tells its progress while it is busy: it stays readable, as wide as it was, and keeps
 * the focus. Its action has to let a second press pass.
 *
 * A press leaves the current field only when it has ended: the text that a field shows as it is
 * left may take more space or less, and would move the button away before the finger is lifted.
 */
export function BusyButton(
  props: Omit<ComponentProps<"button">, "children"> & {
    isBusy: boolean;
    label: string;
    busyLabel: string;
    look?: Parameters<typeof buttonLook>[0] | "quiet";
  },
) {
  const { isBusy, label, busyLabel, look = "solid", className = "", onClick, ...button } = props;
  return (
    <button
      type="submit"
      {...button}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        leaveField(event);
        onClick?.(event);
      }}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`${look === "quiet" ? QUIET_LOOK : buttonLook(look)} ${className}`}
    >
      {/* Both labels lie over each other: the button is as wide as the longer. */}
      <span
        className={`grid *:[grid-area:1/1] ${look === "quiet" ? "justify-items-start" : "justify-items-center"}`}
      >
        <span className={isBusy ? "invisible" : ""}>{label}</span>
        <span className={`inline-flex items-center gap-2.5 ${isBusy ? "" : "invisible"}`}>
          <span
            aria-hidden="true"
            className={`size-4 shrink-0 rounded-full border-2 border-current border-r-transparent motion-reduce:hidden ${isBusy ? "animate-spin" : ""}`}
          />
          <span>{busyLabel}</span>
        </span>
      </span>
    </button>
  );
}

/** Leaves the field first, so that it knows its typed text. Enter's own click leaves none. */
function leaveField({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail > 0) flushSync(() => currentTarget.focus({ preventScroll: true }));
}
