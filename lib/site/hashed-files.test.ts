import { afterEach, expect, it } from "vitest";
import { hashFiles } from "@/server/hash-files";
import { provideHashedFiles, withHashedPaths } from "./hashed-files";

afterEach(() => provideHashedFiles(new Map()));

it("has pages show the files of the site under names that tell what is in them", () => {
  const files = hashFiles();
  provideHashedFiles(files);
  const given = '{"src":"/media/72/contact.webp","html":"<img src=\\"/media/72/contact.webp\\">"}';
  const hashed = withHashedPaths(given);
  expect(hashed.match(/\/media\/72\/contact\.[0-9a-f]{12}\.webp/g)).toHaveLength(2);
  expect(JSON.parse(hashed).src).toBe(files.get("/media/72/contact.webp"));
});

it("leaves what it does not know, and what is of elsewhere", () => {
  const text = '"/media/72/none.webp" "/mediation" "https://x.example/media/72/none.webp"';
  provideHashedFiles(new Map([["/media/72/contact.webp", "/media/72/contact.0.webp"]]));
  expect(withHashedPaths(text)).toBe(text);
});
