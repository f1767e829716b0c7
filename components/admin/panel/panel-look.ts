const BUTTON =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-4 text-center font-medium text-small transition-colors disabled:opacity-60 aria-busy:cursor-progress";

const LOOKS = {
  /** Look of the main action. */
  solid:
    "border-accent bg-accent text-on-accent hover:bg-transparent hover:text-accent font-semibold",
  outline: "border-line-strong text-heading hover:border-accent hover:text-accent",
  /** Look of an action that takes something away. */
  danger: "border-danger text-danger hover:bg-danger hover:text-background",
  quiet: "border-transparent text-accent hover:bg-raised",
} as const;

/** Returns the classes of a button of the panel: as high as a thumb, and no higher. */
export const panelButton = (look: keyof typeof LOOKS = "outline") => `${BUTTON} ${LOOKS[look]}`;

/** Classes of a block of facts that stands on its own. */
export const PANEL_CARD = "rounded-card border border-line bg-surface";

/** Classes of a small input in the head of a list; a form has the site's own. */
export const PANEL_INPUT =
  "min-h-11 w-full rounded-control border border-line-strong bg-background px-3 text-ink placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0";
