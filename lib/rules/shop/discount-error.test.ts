import { describe, expect, it } from "vitest";
import { type DiscountError, type DiscountTerms, discountError } from "./discount-error";

const FROM = new Date("2026-11-01T00:00:00Z");
const UNTIL = new Date("2026-11-30T22:59:59Z");
const terms: DiscountTerms = {
  isActive: true,
  from: FROM,
  until: UNTIL,
  minimumCents: 3000,
  mostUses: 5,
  mostUsesPerPerson: 1,
  uses: 4,
};
const order = { subtotalCents: 3000, now: new Date("2026-11-20T09:00:00Z"), usesOfPerson: 0 };
const later = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

describe("discountError", () => {
  it.each<[string, Partial<DiscountTerms>, Partial<typeof order>, DiscountError | null]>([
    ["the last use, at just the minimum", {}, {}, null],
    ["its first moment", {}, { now: FROM }, null],
    ["a moment before", {}, { now: later(FROM, -1) }, "DISCOUNT_NOT_YET"],
    ["its last moment", {}, { now: UNTIL }, null],
    ["a moment after", {}, { now: later(UNTIL, 1) }, "DISCOUNT_EXPIRED"],
    ["one that was stopped", { isActive: false }, {}, "DISCOUNT_EXPIRED"],
    ["no dates", { from: null, until: null }, { now: later(UNTIL, 1) }, null],
    ["one cent too little", {}, { subtotalCents: 2999 }, "DISCOUNT_MINIMUM"],
    ["no use left", { uses: 5 }, {}, "DISCOUNT_USED_UP"],
    ["any number of uses", { uses: 5, mostUses: null }, {}, null],
    ["the person's second use", {}, { usesOfPerson: 1 }, "DISCOUNT_ALREADY_USED"],
    ["any number of a person", { mostUsesPerPerson: null }, { usesOfPerson: 9 }, null],
    ["what no other basket helps", { uses: 5 }, { subtotalCents: 0 }, "DISCOUNT_USED_UP"],
  ])("%s", (_, terms_, order_, error) => {
    expect(discountError({ ...terms, ...terms_ }, { ...order, ...order_ })).toBe(error);
  });
});
