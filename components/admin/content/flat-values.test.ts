import { describe, expect, it } from "vitest";
import { panelContents } from "@/lib/site/panel-contents";
import { changedFrom, contentValues, flatValues, initialValues, isSameValue } from "./flat-values";

const news = panelContents("ADMIN", []).find(({ name }) => name === "news");
if (!news) throw new Error("There are no news");

describe("the fields of a working copy", () => {
  it("are what they were once they are put together again", () => {
    const values = {
      values: { image: 4, promoted: true },
      words: {
        fr_FR: { title: "Un", slug: "un", summary: "", content: "<p>Un</p>", url: null },
        en: { title: "One", slug: "", summary: "", content: "", url: null },
      },
    };
    const flat = flatValues(news, values);
    expect(flat["words.en.title"]).toBe("One");
    expect(flat["values.image"]).toBe(4);
    expect(contentValues(news, flat)).toEqual(values);
  });

  it("begin with what their declarations say, in each language", () => {
    expect(initialValues(news)).toMatchObject({
      "words.fr_FR.title": "",
      "words.en.title": "",
      "values.image": null,
      "values.promoted": false,
    });
  });
});

it.each([
  [null, "", true],
  ["", "<p></p>", true],
  [null, [], true],
  ["<p>a</p>", "<p>a</p>", true],
  ["<p>a</p>", "<h3>a</h3>", false],
  ["", '<p><img src="/a.png"></p>', false],
  [false, null, false],
  [[1, 2], [2, 1], false],
])("%j and %j say the same: %s", (a, b, isSame) => expect(isSameValue(a, b)).toBe(isSame));

it("tells what is said otherwise", () => {
  expect(changedFrom({ a: "x", b: null, c: 1 }, { a: "y", b: "", c: 1 })).toEqual({ a: "y" });
});
