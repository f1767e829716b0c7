import { expect, it } from "vitest";
import { isOneLine, isPersonName } from "./person-name";

it.each(["Anne-Sophie", "Le Bihan", "O’Connor", "Łukasz", "王芳", "D. d’Ys"])(
  "%s is a name",
  (name) => {
    expect(isPersonName(name)).toBe(true);
  },
);

it.each(["you@won.example", "http://won.example", "www.won.example", "<b>", "a\nb", "\ud800"])(
  "%j is none",
  (name) => expect(isPersonName(name)).toBe(false),
);

it("has the texts of one line", () => {
  expect(["12 quai de la Fosse", "a\tb", "a\0", "half \udc00"].map(isOneLine)).toEqual([
    ...[true, false, false, false],
  ]);
});
