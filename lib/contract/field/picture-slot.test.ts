import { expect, it } from "vitest";
import { CONTENTS } from "@/lib/contract/content/contents";
import { PICTURES_WITH_WORDS } from "@/lib/rules/site/words-on-picture";
import type { DeclaredFields } from "./field";
import type { PictureSlot } from "./picture-slot";

interface Found {
  place: string;
  slot: PictureSlot;
  beside: DeclaredFields;
}

function slotsIn(fields: DeclaredFields, above: string): Found[] {
  return Object.entries(fields).flatMap(([name, { input }]) => {
    const place = `${above}.${name}`;
    const own = "slot" in input ? [{ place, slot: input.slot, beside: fields }] : [];
    const within = "fields" in input ? slotsIn(input.fields, place) : [];
    const blocks = input.kind === "BLOCKS" ? Object.entries(input.blocks) : [];
    return [...own, ...within, ...blocks.flatMap(([type, block]) => slotsIn(block.fields, type))];
  });
}

const SLOTS = CONTENTS.flatMap(({ name, fields }) => slotsIn(fields, name));

it("says in both languages how each picture of the site is taken", () => {
  expect(SLOTS.length).toBeGreaterThan(12);
  for (const { place, slot } of SLOTS) {
    expect(slot.recipe.fr.length, place).toBeGreaterThan(20);
    expect(slot.recipe.en.length, place).toBeGreaterThan(20);
    expect(slot.recipe.fr, place).not.toMatch(/ [;:!?»]|« |'/);
    expect(slot.least, place).toBeGreaterThanOrEqual(600);
  }
});

it("measures each picture with words, by a choice that is beside it", () => {
  const measured = SLOTS.flatMap(({ place, slot: { words }, beside }) =>
    words ? [{ place, words, beside }] : [],
  );
  expect([...new Set(measured.map(({ words }) => words.name))].sort()).toEqual(
    [...PICTURES_WITH_WORDS].sort(),
  );
  for (const { place, words, beside } of measured) {
    if (!words.where) continue;
    const input = beside[words.where.field]?.input;
    const options = input && "options" in input ? Object.keys(input.options) : [];
    expect(options, place).toEqual(expect.arrayContaining([...words.where.is]));
  }
});
