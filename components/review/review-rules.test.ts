import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import en from "@/messages/en/review.json";
import fr from "@/messages/fr/review.json";

const RIDE = /\b(?:course|ride)\b/;
const ORDER = /\b(?:commande|order)\b/;

describe.each([
  ["fr", fr],
  ["en", en],
] as const)("the rules of reviews in %s", (locale, review) => {
  const t = createTranslator({ locale, messages: { review }, namespace: "review" });
  const words = (sold: string) =>
    [
      t("figures.noneText", { sold }),
      t("rules.whoText", { sold }),
      t("rules.refuseText", { sold }),
    ].join(" ");

  it.each([
    ["RIDES", true, false],
    ["SHOP", false, true],
    ["BOTH", true, true],
  ])("speak of what a site of %s sells", (sold, ofRides, ofOrders) => {
    expect([RIDE.test(words(sold)), ORDER.test(words(sold))]).toEqual([ofRides, ofOrders]);
  });
});
