import { expect, it } from "vitest";
import { carrierResource } from "@/lib/contract/admin/carrier-resource";
import { companyAddressResource } from "@/lib/contract/admin/company-address-resource";
import { productDetails } from "@/lib/contract/admin/product-details";
import type { Label } from "@/lib/contract/field/field";
import { askedField } from "@/lib/site/panel-contents";
import { referredResource, saidValue } from "./said-value";

const inFrench = { labelOf: ({ fr }: Label) => fr, code: "fr_FR" as const };
const inEnglish = { labelOf: ({ en }: Label) => en, code: "en" as const };

it("a row is a line, in the words of its reader", () => {
  const awards = askedField(productDetails.awards.of);
  const value = [
    { name: { fr_FR: "Concours de Nantes", en: "Nantes contest" }, medal: "GOLD", year: 2026 },
    { name: { fr_FR: "Guide", en: "" }, medal: "STAR", year: 2025 },
  ];
  expect(saidValue(awards, value, inFrench)).toBe(
    "Concours de Nantes · Médaille d’or · 2026\nGuide · Étoile ou coup de cœur · 2025",
  );
  expect(saidValue(awards, value, inEnglish)).toBe(
    "Nantes contest · Gold medal · 2026\nGuide · Star or favourite · 2025",
  );
});

it("choices have their names, and a code that is no option any more stands as it is", () => {
  const meals = askedField(productDetails.mealIcons.of);
  expect(saidValue(meals, ["OYSTERS", "SUSHI"], inEnglish)).toBe("Oysters, SUSHI");
});

it("says nothing of a value that is empty", () => {
  const grapes = askedField(productDetails.grapeVarieties.of);
  expect(saidValue(grapes, [], inFrench)).toBe("");
  expect(saidValue(grapes, [{ name: "Melon", percent: null }], inFrench)).toBe("Melon");
});

it("writes an amount with its cents and its sign, and a share with its own", () => {
  const zones = askedField(carrierResource.fields.zones.of);
  const value = [{ countries: ["FR"], steps: [{ bottles: 6, kilos: 9.5, price: 9.9 }] }];
  expect(saidValue(zones, value, inFrench)).toBe("France métropolitaine · 6 · 9,5 · 9,90\u00a0€");
  expect(saidValue(zones, value, inEnglish)).toBe("Mainland France · 6 · 9.5 · €9.90");
  const grapes = askedField(productDetails.grapeVarieties.of);
  const melon = [{ name: "Melon", percent: 12.5 }];
  expect(saidValue(grapes, melon, inFrench)).toBe("Melon · 12,5\u00a0%");
  expect(saidValue(grapes, melon, inEnglish)).toBe("Melon · 12.5%");
});

it("a row of a resource is said by its name, and by its number where it is gone", () => {
  const types = askedField(companyAddressResource.fields.types.of);
  expect(referredResource(types)).toBe("address-type");
  expect(referredResource(askedField(productDetails.awards.of))).toBeUndefined();
  const nameOfRow = (id: number) => (id === 8 ? "Livraison" : undefined);
  const value = [{ type: 8 }, { type: 9 }];
  expect(saidValue(types, value, { ...inFrench, nameOfRow })).toBe("Livraison\nn°\u00a09");
});
