export const COLOURS = [
  "background",
  "surface",
  "raised",
  "line",
  "line-strong",
  "ink",
  "heading",
  "muted",
  "accent",
  "on-accent",
  "success",
  "danger",
  "water",
] as const;
export type ColourName = (typeof COLOURS)[number];

/** Ground that each colour of letters stands on. */
export const GROUND_OF: Partial<Record<ColourName, ColourName>> = {
  ink: "background",
  heading: "background",
  muted: "background",
  accent: "background",
  success: "background",
  danger: "background",
  "on-accent": "accent",
};

/** Sizes of letters, from the largest, with the class of each. */
export const SIZES = {
  display: "text-display",
  title: "text-title",
  subtitle: "text-subtitle",
  lead: "text-lead",
  body: "text-body",
  small: "text-small",
} as const;

/** Space above and below a band of a page. */
export const BANDS = ["band-close", "band", "band-wide"] as const;
