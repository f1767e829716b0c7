import { expect, it } from "vitest";
import { fontStyleFromFileName } from "./font-style";

it.each([
  ["Raleway-BoldItalic.woff2", "italic"],
  ["RALEWAY_EXTRA_BOLD_ITALIC.TTF", "italic"],
  ["Helvetica-Oblique.otf", "italic"],
  ["raleway light italic.woff2", "italic"],
  ["Raleway-Italic-latin-ext.woff2", "italic"],
  ["Raleway-Bold.woff2", "normal"],
  ["Italiana-Regular.woff2", "normal"],
  ["/media/74/italic/Harbour-Medium.woff2", "normal"],
])("%s is %s", (name, style) => expect(fontStyleFromFileName(name)).toBe(style));
