import { expect, it } from "vitest";
import { withValueAt } from "./with-value-at";

it("replaces a part, and leaves all others as they are", () => {
  const blocks = [
    { slug: "a" },
    { slug: "b", conf: { title: { fr_FR: "Vin", en: "" }, wide: true } },
  ];
  expect(withValueAt(blocks, ["1", "conf", "title", "en"], "Wine")).toEqual([
    { slug: "a" },
    { slug: "b", conf: { title: { fr_FR: "Vin", en: "Wine" }, wide: true } },
  ]);
  expect(blocks[1]?.conf?.title.en).toBe("");
});

it("makes a part where there was none, and nothing beyond the end of a list", () => {
  expect(withValueAt(null, ["title", "en"], "Wine")).toEqual({ title: { en: "Wine" } });
  expect(withValueAt([], ["0", "title"], "Wine")).toEqual([]);
});
