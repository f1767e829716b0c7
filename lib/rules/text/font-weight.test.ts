import { expect, it } from "vitest";
import { fontWeightFromFileName } from "./font-weight";

it.each([
  ["Raleway-Thin.woff2", 100],
  ["Raleway-ExtraLight.woff2", 200],
  ["raleway_extra-light italic.ttf", 200],
  ["Raleway-Light.woff2", 300],
  ["Raleway-Regular.woff2", 400],
  ["Raleway-MediumItalic.woff2", 500],
  ["Raleway-SemiBold.woff2", 600],
  ["Raleway Bold.woff2", 700],
  ["Raleway-ExtraBold.woff2", 800],
  ["Raleway-Black.woff2", 900],
  ["RALEWAY_EXTRA_BOLD_ITALIC.TTF", 800],
  ["BlackOpsOne-Regular.woff2", 400],
  ["Something-Light.woff2", 300],
  ["/fonts/bold/Raleway-Medium.woff2", 500],
  ["/fonts/bold/Raleway.woff2", 400],
  ["Raleway-Italic.woff2", 400],
  ["Raleway.woff2", 400],
])("%s is %i (§9)", (name, weight) => expect(fontWeightFromFileName(name)).toBe(weight));
