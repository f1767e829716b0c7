import { describe, expect, it } from "vitest";
import { smsSenderName } from "./sms-sender-name";

describe("the name that a telephone shows", () => {
  it.each([
    ["Azur", "Azur"],
    ["Élégance de l’Ouest", "Elegance de"],
    ["L’Atlantique", "LAtlantique"],
    ["Chauffeur Privé Nantais", "Chauffeur"],
    ["Internationalement", "Internation"],
    ["東京", ""],
  ])("of %j is %j", (company, shown) => {
    expect(smsSenderName(company)).toBe(shown);
  });
});
