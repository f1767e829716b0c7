const SOLID =
  "border border-accent bg-accent text-on-accent hover:bg-transparent hover:text-accent font-semibold disabled:bg-accent disabled:text-on-accent aria-disabled:bg-accent aria-disabled:text-on-accent";

const LOOK = {
  solid: SOLID,
  /** Solid on a small window, where it is alone; outlined beside the main action on a wide one. */
  beside: `${SOLID} bar:bg-transparent bar:text-accent`,
  /** Look of an action that takes something away: it differs from that of the main action. */
  danger:
    "border border-danger text-danger hover:bg-danger hover:text-background font-semibold aria-disabled:bg-transparent aria-disabled:text-danger",
  outline:
    "border border-line-strong text-heading hover:border-accent hover:text-accent font-medium",
} as const;

export type ButtonLook = keyof typeof LOOK;

/** Classes of an action besides the main one: words that can be pressed. */
export const QUIET_LOOK =
  "inline-flex min-h-11 items-center text-accent underline underline-offset-4 aria-busy:cursor-progress";

/** Returns the classes of a button, for links and buttons alike. */
export const buttonLook = (look: ButtonLook) =>
  `inline-flex min-h-12 items-center justify-center gap-3 rounded-control px-7 py-3 text-center font-menu text-small tracking-wide transition-colors aria-busy:cursor-progress print:hidden ${LOOK[look]}`;
