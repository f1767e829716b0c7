import { expect, it } from "vitest";
import { olderTranslations } from "./older-translations";

/** Finds what is older in English, of the versions of a title from the present one back. */
const older = (...versions: [fr: string | null, en: string | null][]) =>
  olderTranslations(
    versions.map(([fr, en]) => new Map([["title", { fr, en }]])),
    { original: "fr", code: "en" },
  ).get("title");

it.each([
  {
    case: "the original changed alone",
    versions: [
      ["B", "a"],
      ["A", "a"],
    ],
    was: "A",
  },
  {
    case: "it changed twice",
    versions: [
      ["C", "a"],
      ["B", "a"],
      ["A", "a"],
    ],
    was: "A",
  },
  {
    case: "it was translated in between",
    versions: [
      ["C", "b"],
      ["B", "b"],
      ["B", "a"],
      ["A", "a"],
    ],
    was: "B",
  },
  {
    case: "both changed in one version",
    versions: [
      ["B", "b"],
      ["A", "a"],
    ],
    was: undefined,
  },
  {
    case: "the translation changed after it",
    versions: [
      ["B", "b"],
      ["B", "a"],
      ["A", "a"],
    ],
    was: undefined,
  },
  {
    case: "the translation changed alone",
    versions: [
      ["A", "b"],
      ["A", "a"],
    ],
    was: undefined,
  },
  {
    case: "the original is what it was again",
    versions: [
      ["A", "a"],
      ["B", "a"],
      ["A", "a"],
    ],
    was: undefined,
  },
  { case: "nothing changed", versions: [["A", "a"]], was: undefined },
  {
    case: "there is no translation",
    versions: [
      ["B", null],
      ["A", null],
    ],
    was: undefined,
  },
  {
    case: "it was written after its translation",
    versions: [
      ["A", "a"],
      [null, "a"],
    ],
    was: undefined,
  },
  {
    case: "only its spaces and tags are others",
    versions: [
      ["B", "<p> </p>"],
      ["A", ""],
    ],
    was: undefined,
  },
] as { case: string; versions: [string | null, string | null][]; was: string | undefined }[])(
  "is older than its original or not, where $case",
  ({ versions, was }) => {
    expect(older(...versions)).toBe(was);
  },
);

it("looks at each text by its own name, and at none that is new", () => {
  const version = (texts: Record<string, { fr: string; en: string }>) =>
    new Map(Object.entries(texts));
  const found = olderTranslations(
    [
      version({ a: { fr: "B", en: "a" }, c: { fr: "C", en: "c" }, d: { fr: "D", en: "d" } }),
      version({ a: { fr: "A", en: "a" }, c: { fr: "C", en: "c" } }),
    ],
    { original: "fr", code: "en" },
  );
  expect(Object.fromEntries(found)).toEqual({ a: "A" });
});
