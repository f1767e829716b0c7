import type { Bootstrap } from "./bootstrap";

/** Returns the colour around a page, for the browser's own bars: `#rrggbb`. */
export const themeColour = ({ parameters }: Pick<Bootstrap, "parameters">): string =>
  parameters.BACKGROUND_COLOR?.slice(0, 7) ?? (parameters.DARK_THEME ? "#121212" : "#ffffff");
