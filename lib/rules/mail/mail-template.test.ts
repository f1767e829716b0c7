import { describe, expect, it } from "vitest";
import { fillMailTemplate, hasUnknownWord, mailTemplateOf } from "./mail-template";

const VALUES = { FIRSTNAME: "Camille", REFERENCE: "CN-7K2M9Q", COMPANY: "Le Port" };

describe("the owner's words of a mail", () => {
  it.each([
    ["Bonjour {prénom},", "Bonjour Camille,"],
    ["Dear {first name},", "Dear Camille,"],
    ["{Prénom}, course {référence}", "Camille, course CN-7K2M9Q"],
    // The same letters, composed otherwise.
    ["Bonjour {pre\u0301nom}", "Bonjour Camille"],
    ["Bonjour {nom},\nmerci.", "Bonjour,\nmerci."],
    ["Bonjour {prenom}", "Bonjour {prenom}"],
    ["{entreprise} : {référence}", "Le Port : CN-7K2M9Q"],
  ])("become %j", (template, text) => {
    expect(fillMailTemplate(template, VALUES)).toBe(text);
  });

  it("take no value for a placeholder of its own", () => {
    expect(fillMailTemplate("{prénom}", { FIRSTNAME: "{référence}", REFERENCE: "x" })).toBe(
      "{référence}",
    );
  });

  it.each([
    ["Bonjour {prénom},", false],
    ["Bonjour {prenom},", true],
    ["{événement}", true],
    ["Bonjour {prénom", true],
    ["Bonjour }", true],
    ["{}", true],
    ["", false],
  ])("are judged by the placeholders of the mail: %j", (template, isUnknown) => {
    expect(hasUnknownWord(template, ["FIRSTNAME", "REFERENCE"])).toBe(isUnknown);
  });

  it("begin with the product's, its values turned into placeholders", () => {
    expect(mailTemplateOf("Le Port : course CN-7K2M9Q confirmée", VALUES, "fr")).toBe(
      "{entreprise} : course {référence} confirmée",
    );
  });
});
