import { expect, it } from "vitest";
import { valueAt } from "./value-at";

const block = (slug: string, image: string) => ({ slug, type: "HERO", conf: { image } });
const version = {
  values: { image: 4, blocks: [block("b", "b-then"), block("a", "a-then")] },
  words: { fr_FR: { cover: 9 } },
};
const typed = { "values.image": 7, "values.blocks": [block("a", "a-now"), block("c", "c-now")] };

it.each([
  ["values.image", 4],
  ["words.fr_FR.cover", 9],
  ["values.blocks.0.conf.image", "a-then"],
  ["values.blocks.1.conf.image", undefined],
  ["values.other", undefined],
])("of %s is %j", (name, held) => {
  expect(valueAt(version, name, typed)).toEqual(held);
});
