import { expect, it } from "vitest";
import { panelContents } from "@/lib/site/panel-contents";
import { initialValues } from "./flat-values";
import { isUnwritten, missingFields } from "./missing-fields";

const news = panelContents("ADMIN", []).find(({ name }) => name === "news");
if (!news) throw new Error("There are no news");
const nothing = initialValues(news);
const french = {
  ...nothing,
  "words.fr_FR.title": "Un",
  "words.fr_FR.summary": "Une phrase",
  "words.fr_FR.content": "<p>Un</p>",
};

it("misses what has to be written, and no address", () => {
  expect(missingFields(news, nothing, "fr_FR")).toEqual(["title", "summary", "content"]);
  expect(missingFields(news, french, "fr_FR")).toEqual([]);
});

it("misses what only another language says", () => {
  const linked = { ...french, "words.en.url": "/wines" };
  expect(missingFields(news, linked, "fr_FR")).toEqual(["url"]);
});

it("knows a language in which nothing is written", () => {
  expect(isUnwritten(news, french, "en")).toBe(true);
  expect(isUnwritten(news, french, "fr_FR")).toBe(false);
});
