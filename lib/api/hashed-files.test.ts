import { afterEach, expect, it } from "vitest";
import { copyFonts } from "@/scripts/copy-fonts.mjs";
import { hashFiles } from "@/scripts/hash-files.mjs";
import { hashedPath, plainPath, provideHashedFiles, withHashedPaths } from "./hashed-files";

afterEach(() => provideHashedFiles(undefined));

it("has pages show the files of the site under names that tell what is in them", async () => {
  await copyFonts();
  const files = hashFiles();
  provideHashedFiles(files);
  const json = '{"src":"/media/72/contact.webp","html":"<img src=\\"/media/72/contact.webp\\">"}';
  const hashed = withHashedPaths(json);
  expect(hashed.match(/\/media\/72\/contact\.[0-9a-f]{12}\.webp/g)).toHaveLength(2);
  expect(JSON.parse(hashed).src).toBe(files.get("/media/72/contact.webp"));
});

it("leaves what it does not know, and what is of elsewhere", () => {
  const text = '"/media/72/none.webp" "/mediation" "https://x.example/media/72/none.webp"';
  provideHashedFiles(new Map([["/media/72/contact.webp", "/media/72/contact.0.webp"]]));
  expect(withHashedPaths(text)).toBe(text);
});

it("knows the file of a path that it gave, and leaves any other", () => {
  provideHashedFiles(new Map([["/media/72/favicon.svg", "/media/72/favicon.0.svg"]]));
  expect(plainPath(hashedPath("/media/72/favicon.svg"))).toBe("/media/72/favicon.svg");
  expect(plainPath("/media/72/none.svg")).toBe("/media/72/none.svg");
});
