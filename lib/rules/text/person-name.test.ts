import { expect, it } from "vitest";
import { isPersonName } from "./person-name";

it.each(["Anne-Sophie", "Le Bihan", "O’Connor", "Łukasz", "王芳", "D. d’Ys"])(
  "%s is a name",
  (name) => {
    expect(isPersonName(name)).toBe(true);
  },
);

it.each(["you@won.example", "http://won.example", "www.won.example", "<b>"])("%j is none", (name) =>
  expect(isPersonName(name)).toBe(false),
);
