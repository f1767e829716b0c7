import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { languageCodeSchema } from "@/lib/contract/locale";
import { accessPoints } from "./access-points";
import { companyAddresses, schedules } from "./addresses";
import { awards } from "./awards";
import { carriers } from "./carriers";
import { discounts } from "./discounts";
import { products } from "./products";
import { stocks } from "./stocks";
import { variations } from "./variations";

const MEDIA = fileURLToPath(new URL("../../../public/media/73/", import.meta.url));
const references = products.map(({ reference }) => reference);
const declinations = products.flatMap((product) => product.declinations);

describe("the products of site 73", () => {
  it("have references and addresses of their own", () => {
    expect(new Set(references).size).toBe(references.length);
    const sold = declinations.map(({ reference }) => reference);
    expect(new Set(sold).size).toBe(sold.length);
    for (const code of languageCodeSchema.options) {
      const slugs = products.map(({ words }) => words[code].slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it("go with products that are sold too, never with themselves", () => {
    for (const { reference, recommended = [] } of products) {
      expect(recommended.length).toBeGreaterThan(0);
      expect(recommended).not.toContain(reference);
      for (const other of recommended) expect(references).toContain(other);
    }
  });

  it("are of grapes that make the whole, and of a strength that a wine can have", () => {
    for (const { type, grapeVarieties = [], alcohol } of products) {
      if (type !== "WINE") continue;
      expect(grapeVarieties.reduce((sum, { percent }) => sum + (percent ?? 0), 0)).toBe(100);
      expect(alcohol).toBeGreaterThanOrEqual(11);
      expect(alcohol).toBeLessThanOrEqual(14);
    }
  });

  it("pay the VAT of drink, or of food", () => {
    for (const { reference, vatRate } of products)
      expect(vatRate).toBe(reference === "HUILE" ? 5.5 : 20);
  });

  it("are sold by variations that the site has, from stocks that it has", () => {
    const labels = variations.map(({ fr_FR }) => fr_FR.label);
    const references = stocks.map(({ reference }) => reference);
    for (const { values, stock, priceCents } of declinations) {
      for (const { variation } of values) expect(labels).toContain(variation);
      if (stock !== null) expect(references).toContain(stock);
      expect(priceCents).toBeGreaterThan(0);
    }
    const taken = declinations.flatMap(({ stock }) => stock ?? []);
    expect(new Set(taken)).toEqual(new Set(references));
  });

  it("share a stock where a box is of the bottles that are sold one by one", () => {
    const box = declinations.find(({ reference }) => reference === "AULNES-25-X6");
    const bottle = declinations.find(({ reference }) => reference === "AULNES-25");
    expect(box).toMatchObject({ stock: bottle?.stock, stockUnits: 6, sellByMultipleOf: 6 });
    expect(box?.priceCents).toBeLessThan(6 * (bottle?.priceCents ?? 0));
  });

  it("run out, save what is sent by e-mail", () => {
    for (const { stock, hasShippingFees = true } of declinations)
      expect(stock !== null).toBe(hasShippingFees);
  });

  it("show all that a stock can be: plenty, the last ones, none", () => {
    const quantities = stocks.map(({ quantity }) => quantity);
    expect(quantities.some((quantity) => quantity > 12)).toBe(true);
    expect(quantities.some((quantity) => quantity > 0 && quantity <= 12)).toBe(true);
    expect(quantities).toContain(0);
  });

  it("are pictured, each at the size it is said to have", async () => {
    const files = new Set(readdirSync(MEDIA));
    for (const { words } of products) {
      expect(words.fr_FR.images.map(({ src }) => src)).toEqual(
        words.en.images.map(({ src }) => src),
      );
      for (const { src, width, height } of words.fr_FR.images) {
        const file = src.split("/").pop() ?? "";
        expect(files).toContain(file);
        expect(await sharp(`${MEDIA}${file}`).metadata()).toMatchObject({ width, height });
      }
    }
  });

  it("have won their awards", () => {
    for (const { product } of awards) expect(references).toContain(product);
  });
});

describe("how they get to people", () => {
  it("costs more for more bottles, and is known for every country that is served", () => {
    for (const { rates } of carriers) {
      for (const country of new Set(rates.map((rate) => rate.country))) {
        const own = rates.filter((rate) => rate.country === country);
        const byBottles = own.toSorted((a, b) => a.upToBottles - b.upToBottles);
        expect(own).toEqual(byBottles);
        for (const [index, rate] of byBottles.entries()) {
          const before = byBottles[index - 1];
          expect(rate.priceCents).toBeGreaterThan(before?.priceCents ?? 0);
          expect(rate.upToGrams).toBeGreaterThan(before?.upToGrams ?? 0);
        }
      }
    }
    const served = new Set(carriers[0]?.rates.map(({ country }) => country));
    for (const country of ["FR", "BE", "DE", "LU", "GP", "GF", "MQ", "RE", "YT"])
      expect(served).toContain(country);
  });

  it("bears the weight of any bottle, up to the number that a rate is for", () => {
    for (const { rates } of carriers)
      for (const { upToBottles, upToGrams } of rates)
        expect(upToGrams).toBeGreaterThanOrEqual(upToBottles * 1450);
  });

  it("is by parcel shops of different names, or fetched when the door is open", () => {
    expect(accessPoints).toHaveLength(15);
    expect(new Set(accessPoints.map(({ code }) => code)).size).toBe(15);
    for (const { address, from, until } of schedules) {
      expect(companyAddresses[address]?.types).toContain("CLICK_AND_COLLECT");
      expect(from < until).toBe(true);
    }
  });

  it("is cheaper by codes that hold today", () => {
    expect(discounts.map(({ code }) => code)).toEqual(["BIENVENUE10", "FRANCO", "CADEAU5"]);
    expect(discounts[2]).toMatchObject({ kind: "AMOUNT", amountCents: 500, mostUses: 5 });
  });
});
