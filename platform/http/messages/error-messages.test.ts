import { describe, expect, it } from "vitest";
import { failureCode } from "@/lib/contract/envelope";
import formEn from "@/messages/en/form.json";
import formFr from "@/messages/fr/form.json";
import { refusalsEn } from "./error-messages-en";
import { refusalsFr } from "./error-messages-fr";

/**
 * That every code which rules and areas can produce has its sentence is a matter of types: a
 * Refusal takes no other word.
 */
/** What an empty cart is told in English, word for word (§8). */
const AS_TOLD = "No products in cart";

describe("the sentences of refusals", () => {
  it("are there for every failure of the contract", () => {
    for (const code of failureCode.options) {
      expect(refusalsFr).toHaveProperty(code);
      expect(refusalsEn).toHaveProperty(code);
    }
  });

  it("are what the fields of the site say by themselves", () => {
    expect(refusalsFr).toMatchObject(formFr.faults);
    expect(refusalsEn).toMatchObject(formEn.faults);
  });

  it("are the same in both languages, each in its own", () => {
    expect(Object.keys(refusalsEn)).toEqual(Object.keys(refusalsFr));
    for (const code of Object.keys(refusalsFr) as (keyof typeof refusalsFr)[]) {
      expect(refusalsEn[code]).not.toBe(refusalsFr[code]);
    }
  });

  it.each(
    [...Object.values(refusalsFr), ...Object.values(refusalsEn)].filter((one) => one !== AS_TOLD),
  )("%s", (sentence) => {
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(/['"]| {2}|\.\.\./);
  });

  it.each(["CHANGED_MEANWHILE", "PAYMENT_UNDER_WAY", "REASON_NOT_POSSIBLE"] as const)(
    "%s is said of bookings and orders alike",
    (code) => {
      expect(refusalsFr[code]).not.toMatch(/réservation|commande/i);
      expect(refusalsEn[code]).not.toMatch(/booking|order/i);
    },
  );

  it.each(Object.values(refusalsFr))("has no-break spaces: %s", (sentence) => {
    expect(sentence).not.toMatch(/ [:;!?»]|« |[^\u00a0\u202f][:;!?]/);
  });
});
