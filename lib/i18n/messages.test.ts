import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

function sentences(of: unknown, path = ""): [path: string, text: string][] {
  if (typeof of === "string") return [[path, of]];
  return Object.entries(of as object).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
}

const files = readdirSync("messages/fr");

it("are the same in both languages", () => {
  expect(readdirSync("messages/en")).toEqual(files);
});

describe.each(files)("%s", (file) => {
  const [french, english] = ["fr", "en"].map((language) =>
    sentences(read(`messages/${language}/${file}`)),
  );

  it("has the same sentences in both languages", () => {
    expect(english?.map(([path]) => path)).toEqual(french?.map(([path]) => path));
  });

  // A choice by number is written in braces, with spaces of its own.
  const spoken = french?.map(([path, text]) => [path, text.replaceAll(/\{[^{}]*,/g, "")] as const);
  const spokenWith = (pattern: RegExp) => spoken?.filter(([, text]) => pattern.test(text));

  it("has no-break spaces in French before a colon and within guillemets", () => {
    expect(spokenWith(/(?<!\u00a0)(?::(?![/\w])|»)|«(?!\u00a0)/)).toEqual([]);
  });

  it("has narrow ones before the other high marks", () => {
    // The ? of a quoted address stands at its beginning.
    expect(spokenWith(/(?<!\u202f|«\u00a0)[;!?]/)).toEqual([]);
  });

  it("keeps figures and their units on one line in French", () => {
    expect(spokenWith(/[\d}] (?:ans|km|kg|min|h|cl|€|%)(?!\p{L})/u)).toEqual([]);
  });
});
