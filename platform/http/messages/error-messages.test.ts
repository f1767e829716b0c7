import { describe, expect, it } from "vitest";
import { errorCodeSchema } from "@/lib/contract/envelope";
import formEn from "@/messages/en/form.json";
import formFr from "@/messages/fr/form.json";
import { errorMessagesEn } from "./error-messages-en";
import { errorMessagesFr } from "./error-messages-fr";

/** Types ensure that every code has its sentence: an ApiError takes no other word. */
/** Sentence for an empty cart in English, word for word (§8). */
const AS_TOLD = "No products in cart";

describe("the sentences of errors", () => {
  it("are there for every failure of the contract", () => {
    for (const code of errorCodeSchema.options) {
      expect(errorMessagesFr).toHaveProperty(code);
      expect(errorMessagesEn).toHaveProperty(code);
    }
  });

  it("are what the fields of the site say by themselves", () => {
    expect(errorMessagesFr).toMatchObject(formFr.errors);
    expect(errorMessagesEn).toMatchObject(formEn.errors);
  });

  it("are the same in both languages, each in its own", () => {
    expect(Object.keys(errorMessagesEn)).toEqual(Object.keys(errorMessagesFr));
    for (const code of Object.keys(errorMessagesFr) as (keyof typeof errorMessagesFr)[]) {
      expect(errorMessagesEn[code]).not.toBe(errorMessagesFr[code]);
    }
  });

  it.each(
    [...Object.values(errorMessagesFr), ...Object.values(errorMessagesEn)].filter(
      (sentence) => sentence !== AS_TOLD,
    ),
  )("%s", (sentence) => {
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(/['"]| {2}|\.\.\./);
  });

  it.each(["CHANGED_MEANWHILE", "PAYMENT_UNDER_WAY", "REASON_NOT_POSSIBLE"] as const)(
    "%s is said of bookings and orders alike",
    (code) => {
      expect(errorMessagesFr[code]).not.toMatch(/réservation|commande/i);
      expect(errorMessagesEn[code]).not.toMatch(/booking|order/i);
    },
  );

  it.each(Object.values(errorMessagesFr))("has no-break spaces: %s", (sentence) => {
    expect(sentence).not.toMatch(/ [:;!?»]|« |[^\u00a0\u202f][:;!?]/);
  });
});
