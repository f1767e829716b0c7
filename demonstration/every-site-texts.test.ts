import { describe, expect, it } from "vitest";
import { WRONG_FRENCH_SPACE } from "@/testing/french-spaces";
import { textsOf } from "@/testing/site-texts";
import { demoSites } from "./sites";

/** Words that only the other language has, proper names apart. */
const ENGLISH =
  /\b(the|and|with|your|you|our|from|driver|fare|booking|ride|hour|station|bottle|cellar|vineyard|winery|lees|grape)\b/i;
const FRENCH =
  /\b(vous|nous|avec|votre|vos|notre|nos|une|pour|dans|chauffeuse|tarif|réserver|bouteille|vigne|vendange|millésime)\b/i;
/** Names that are French in English too, words on a board, and the verb for serving wine. */
const ENGLISH_TOO =
  /Estuaire Chauffeur Privé|Jardin des Plantes|Serpent d’océan|Gare de Nantes, votre chauffeur|\b(?:will|and) pour\b/g;

describe.each(demoSites.map((one) => [one.site.id, one] as const))(
  "the texts of site %i",
  (_, site) => {
    const texts = { fr_FR: textsOf(site, "fr_FR"), en: textsOf(site, "en") };

    it("are many, and as many in both languages", () => {
      expect(texts.fr_FR.length).toBeGreaterThan(300);
      expect(texts.en.length).toBe(texts.fr_FR.length);
    });

    it("have French spaces and apostrophes", () => {
      for (const text of texts.fr_FR) {
        expect(text).not.toMatch(WRONG_FRENCH_SPACE);
        expect(text).not.toMatch(/['"]|\.\.\./);
      }
    });

    it("have English ones in English", () => {
      for (const text of texts.en) {
        expect(text).not.toMatch(/\s[:;!?]/);
        expect(text).not.toMatch(/['"«»]|\.\.\./);
      }
    });

    it("keep to their language", () => {
      for (const text of texts.fr_FR) expect(text).not.toMatch(ENGLISH);
      for (const text of texts.en) expect(text.replace(ENGLISH_TOO, "")).not.toMatch(FRENCH);
    });

    it("keep figures and their units on one line", () => {
      for (const text of texts.fr_FR) {
        expect(text).not.toMatch(/\d (?:h|min|km|€|%|cl|°C|ans|mois|ha|bouteilles|\d)/);
      }
    });
  },
);
