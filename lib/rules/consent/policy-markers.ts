/** Markers in a legal text for the site's list of its tools, which depends on its settings. */
export const POLICY_MARKERS = ["OUTSIDE_TOOLS", "COOKIE_CHOICE", "COOKIES_IN_SHORT"] as const;

export type PolicyParts = Record<(typeof POLICY_MARKERS)[number], string>;

const MARKER = new RegExp(
  `<p>\\s*\\{\\{\\s*(${POLICY_MARKERS.join("|")})\\s*\\}\\}\\s*</p>|\\{\\{\\s*(${POLICY_MARKERS.join("|")})\\s*\\}\\}`,
  "g",
);

/** Puts the parts into a legal text; a paragraph with only a marker gives way to its part. */
export const fillMarkers = (text: string, parts: PolicyParts): string =>
  text.replace(MARKER, (_, alone?: keyof PolicyParts, within?: keyof PolicyParts) => {
    const marker = alone ?? within;
    return marker ? parts[marker] : "";
  });
