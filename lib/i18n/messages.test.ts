import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Every sentence of a file of messages, by its path in it. */
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

  it("has no-break spaces in French before high marks and within guillemets", () => {
    // A choice by number is written in braces, with spaces of its own.
    const spoken = french?.map(
      ([path, text]) => [path, text.replaceAll(/\{[^{}]*,/g, "")] as const,
    );
    expect(spoken?.filter(([, text]) => / [:;!?»]|« /.test(text))).toEqual([]);
  });
});
