import { describe, expect, it } from "vitest";
import { parameterDefinition } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { type Colour, contrastRatio, parseColour } from "@/lib/rules/text/colour";
import { firstValueOf, valuesOf } from "@/testing/site-values";
import { demoSites } from "./sites";

describe.each(demoSites.map((parameter) => [parameter.site.id, parameter] as const))(
  "site %i",
  (_, site) => {
    const { parameters } = site;
    const parameter = (key: string) => firstValueOf(site, key);

    describe("its settings", () => {
      it.each(Object.keys(parameters))(
        "%s is a key of the catalogue, its value of that kind",
        (key) => {
          const kind = parameterDefinition(key)?.kind;
          expect(kind).toBeDefined();
          for (const value of valuesOf(site, key)) {
            expect(value.trim()).not.toBe("");
            if (kind === "BOOLEAN") expect(value).toMatch(/^(true|false)$/);
            if (kind === "NUMBER") expect(Number(value)).toBeGreaterThan(0);
            if (key.endsWith("_COLOR")) expect(value).toMatch(/^#[\dA-F]{8}$/);
            if (key.endsWith("_URL")) expect(new URL(value).hostname).toMatch(/\.example$/);
          }
        },
      );

      it("shows its contact page, against the default (§9)", () => {
        expect(parameter("HIDE_CONTACT_PAGE")).toBe("false");
      });
    });

    describe("the company's numbers hold together", () => {
      const digits = (key: string) => parameter(key).replace(/\D/g, "");
      const siren = digits("SIRET_NUMBER").slice(0, 9);

      it("as a SIRET: both its sums are right (Luhn)", () => {
        expect(digits("SIRET_NUMBER")).toHaveLength(14);
        expect(luhn(siren)).toBe(0);
        expect(luhn(digits("SIRET_NUMBER"))).toBe(0);
      });

      it("as an entry in the trade register of Nantes", () => {
        expect(parameter("RCS_NUMBER")).toMatch(/^RCS Nantes /);
        expect(digits("RCS_NUMBER")).toBe(siren);
      });

      it("as a French VAT number, its key worked out from the SIREN", () => {
        const key = (12 + 3 * (Number(siren) % 97)) % 97;
        expect(parameter("VAT_NUMBER").replace(/ /g, "")).toBe(
          `FR${String(key).padStart(2, "0")}${siren}`,
        );
      });
    });

    describe("every text can be read on its ground, 4.5:1 at least (WCAG 2.2)", () => {
      const colour = (key: string): Colour => {
        const parsed = parseColour(parameter(key));
        if (!parsed) throw new Error(`${key} is no colour`);
        return parsed;
      };

      it.each([
        ["FONT_COLOR", "BACKGROUND_COLOR"],
        ["HEADING_COLOR", "BACKGROUND_COLOR"],
        ["ACCENT_COLOR", "BACKGROUND_COLOR"],
        ["PRIMARY_COLOR", "ACCENT_COLOR"],
        ["HEADER_FONT_COLOR", "HEADER_BACKGROUND_COLOR"],
        ["MENU_FONT_COLOR", "HEADER_BACKGROUND_COLOR"],
        ["ACTIVE_MENU_FONT_COLOR", "HEADER_BACKGROUND_COLOR"],
        ["MENU_FONT_COLOR", "MENU_BACKGROUND_COLOR"],
        ["ACTIVE_MENU_FONT_COLOR", "MENU_BACKGROUND_COLOR"],
        ["ACTIVE_MENU_FONT_COLOR", "ACTIVE_MENU_BACKGROUND_COLOR"],
        ["MOBILE_MENU_FONT_COLOR", "MOBILE_MENU_BACKGROUND_COLOR"],
        ["ACTIVE_MENU_FONT_COLOR", "MOBILE_MENU_BACKGROUND_COLOR"],
        ["TOP_BAR_FONT_COLOR", "TOP_BAR_BACKGROUND_COLOR"],
        ["ACCENT_COLOR", "TOP_BAR_BACKGROUND_COLOR"],
        ["FOOTER_FONT_COLOR", "FOOTER_BACKGROUND_COLOR"],
        ["ACCENT_COLOR", "FOOTER_BACKGROUND_COLOR"],
      ])("%s on %s", (text, ground) => {
        expect(colour(ground).a).toBe(1);
        expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
      });
    });

    describe("its words", () => {
      it("are French with its spaces, English without them", () => {
        for (const [key, value] of Object.entries(parameters)) {
          if (value === null || typeof value === "string" || key === "AFTER_BODY_HTML_TO_LOAD")
            continue;
          expect(value.fr_FR, key).not.toMatch(/ [;:!?»€]|« |'/);
          expect(value.en, key).not.toMatch(/[\u00A0\u202F][;:!?]|'/);
        }
      });
    });
  },
);

/** Returns the remainder of a number by ten, every second digit from the right counted twice. */
function luhn(number: string): number {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const counted = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10;
}
