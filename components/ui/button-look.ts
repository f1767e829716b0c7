const LOOK = {
  solid:
    "border border-accent bg-accent text-on-accent hover:bg-transparent hover:text-accent font-semibold disabled:bg-accent disabled:text-on-accent aria-disabled:bg-accent aria-disabled:text-on-accent",
  /** What takes something away: it does not look like the one thing to do. */
  danger:
    "border border-danger text-danger hover:bg-danger hover:text-background font-semibold aria-disabled:bg-transparent aria-disabled:text-danger",
  outline:
    "border border-line-strong text-heading hover:border-accent hover:text-accent font-medium",
} as const;

/** What a button may look like. */
export type ButtonLook = keyof typeof LOOK;

/** The classes of what one may do besides the one thing to do: words that can be pressed. */
export const QUIET_LOOK =
  "inline-flex min-h-11 items-center text-accent underline underline-offset-4 aria-busy:cursor-progress";

/** The classes of a button, for links and buttons alike. */
export const buttonLook = (look: ButtonLook) =>
  `inline-flex min-h-12 items-center justify-center gap-3 rounded-control px-7 py-3 text-center font-menu text-small tracking-wide transition-colors aria-busy:cursor-progress print:hidden ${LOOK[look]}`;
