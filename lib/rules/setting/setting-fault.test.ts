import { describe, expect, it } from "vitest";
import type { HeldValue } from "@/lib/contract/parameter";
import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { settingFault } from "./setting-fault";

const of = (key: ParameterKey, value: string) => settingFault(PARAMETERS[key].holds, value);

describe("settingFault", () => {
  it.each(Object.entries(PARAMETERS).filter(([, { default: usual }]) => usual !== null))(
    "%s can hold its own default",
    (_, { holds, default: usual }) => {
      expect(settingFault(holds, usual ?? "")).toBeUndefined();
    },
  );

  it.each<[ParameterKey, value: string, fault: ReturnType<typeof settingFault>]>([
    ["PAYMENT_METHOD", "Virement", "CHOICE_UNKNOWN"],
    ["PAYMENT_METHOD", "", "CHOICE_UNKNOWN"],
    ["PAYMENT_METHOD", "CARD, TRANSFER", undefined],
    ["PAYMENT_METHOD", "CARD,constructor", "CHOICE_UNKNOWN"],
    ["MENU_TYPE", "FOO", "CHOICE_UNKNOWN"],
    ["MENU_TYPE", "toString", "CHOICE_UNKNOWN"],
    ["LOGO_POSITION", "DIAGONAL", "CHOICE_UNKNOWN"],
    ["PRODUCT_ORDER", "-price", undefined],
    ["ACCENT_COLOR", "dark red", "COLOUR_INVALID"],
    ["ACCENT_COLOR", "#d4af37", undefined],
    ["LOGO_HEIGHT", "-5", { code: "TOO_SMALL", least: 16 }],
    ["LOGO_HEIGHT", "9999", { code: "TOO_BIG", most: 400 }],
    ["LOGO_HEIGHT", "64.5", "WHOLE_NUMBER"],
    ["LOGO_HEIGHT", "1e2", "NUMBER_INVALID"],
    ["LEGAL_INTEREST_RATE", "2.62", undefined],
    ["LEGAL_INTEREST_RATE", "2,62", "NUMBER_INVALID"],
    ["DARK_THEME", "yes", "CHOICE_UNKNOWN"],
    ["COMPANY_ADDRESS", "14 quai de la Fosse, 44000 Nantes", undefined],
    ["COMPANY_NAME", "Estuaire\nBcc: x@example.org", "LINE_BREAK"],
    ["COMPANY_NAME", "Estuaire\u202eeriautsE", "HIDDEN_SIGN"],
    ["COMPANY_NAME", "Estuaire\ud800", "HIDDEN_SIGN"],
    ["COMPANY_NAME", "Estuaire 🚗 👨‍👩‍👧", undefined],
    ["COMPANY_NAME", "x".repeat(501), "TOO_LONG"],
    ["COMPANY_DESCRIPTION", "Une ligne\nune autre", undefined],
    ["COMPANY_DESCRIPTION", "Un\0", "HIDDEN_SIGN"],
    ["COMPANY_EMAIL", "contact", "EMAIL_INVALID"],
    ["COMPANY_PHONE", "02 61 91 00 72", undefined],
    ["COMPANY_PHONE", "3639", undefined],
    ["COMPANY_PHONE", "+33 (0)2.61-91", undefined],
    ["COMPANY_PHONE", "appelez", "PHONE_INVALID"],
    ["COMPANY_PHONE", "1".repeat(16), "PHONE_INVALID"],
    ["MEDIATOR_URL", "https://mediation.example/a?b=c#d", undefined],
    ["MEDIATOR_URL", "http://mediation.example", undefined],
    ["CREATED_BY_BACKLINK", "mailto:atelier@example.org", undefined],
    ["REVIEWS_URL", "/avis", undefined],
    ["REVIEWS_URL", "//example.org", "LINK_INVALID"],
    ["REVIEWS_URL", "/\\example.org", "LINK_INVALID"],
    ["MEDIATOR_URL", "javascript:alert(1)", "LINK_INVALID"],
    ["MEDIATOR_URL", "data:text/html,x", "LINK_INVALID"],
    ["MEDIATOR_URL", 'https://example.org/"onclick="x', "LINK_INVALID"],
    ["MEDIATOR_URL", "https://you@example.org", "LINK_INVALID"],
    ["MEDIATOR_URL", "www.example.org", "LINK_INVALID"],
    ["MEDIATOR_URL", "42", "LINK_INVALID"],
    ["MONDAY_HOURS", "08:00-12:00, 14:00-19:30", undefined],
    ["MONDAY_HOURS", "8h-12h", "HOURS_INVALID"],
    ["PRODUCT_ASPECT_RATIO", "1.5 / 1", undefined],
    ["PRODUCT_ASPECT_RATIO", "0/3", "RATIO_INVALID"],
    ["SIRET_NUMBER", "123", "SIRET_INVALID"],
    ["VAT_NUMBER", "FR 00 999999972", "VAT_NUMBER_INVALID"],
    ["BANK_IBAN", "FR76", "IBAN_INVALID"],
    ["BANK_BIC", "X", "BIC_INVALID"],
    ["IMAGE_SERVICE_URL", "https://pictures.example.com", undefined],
    ["IMAGE_SERVICE_URL", "https://pictures.example.com/estuaire/", undefined],
    ["IMAGE_SERVICE_URL", "http://pictures.example.com", "IMAGE_SERVICE_INVALID"],
    ["IMAGE_SERVICE_URL", "/media", "IMAGE_SERVICE_INVALID"],
    ["IMAGE_SERVICE_URL", "pictures.example.com", "IMAGE_SERVICE_INVALID"],
    ["IMAGE_SERVICE_URL", "https://pictures.example.com/?w=1", "IMAGE_SERVICE_INVALID"],
    ["IMAGE_SERVICE_URL", "https://pictures.example.com;script-src", "IMAGE_SERVICE_INVALID"],
    ["MATOMO_URL", "https://stats.example.com/", undefined],
    ["MATOMO_URL", "https://stats.example.com:8443/matomo", undefined],
    ["MATOMO_URL", "/api/demo-measure/", undefined],
    ["MATOMO_URL", "/", undefined],
    ["MATOMO_URL", "http://stats.example.com/", "MATOMO_ADDRESS_INVALID"],
    ["MATOMO_URL", "stats.example.com", "MATOMO_ADDRESS_INVALID"],
    ["MATOMO_URL", "//stats.example.com/", "MATOMO_ADDRESS_INVALID"],
    ["MATOMO_URL", "/../a", "MATOMO_ADDRESS_INVALID"],
    ["MATOMO_URL", "https://stats.example.com/?a=b", "MATOMO_ADDRESS_INVALID"],
    ["MATOMO_URL", "https://stats.example.com;script-src", "MATOMO_ADDRESS_INVALID"],
    ["MATOMO_SITE_ID", "12", undefined],
    ["MATOMO_SITE_ID", "0", "MATOMO_SITE_INVALID"],
    ["MATOMO_SITE_ID", "un", "MATOMO_SITE_INVALID"],
    ["GOOGLE_TAG_MANAGER_IDS", "GTM-AB12CD3, GTM-XY98ZW7;GTM-AAAA", undefined],
    ["GOOGLE_TAG_MANAGER_IDS", "GTM-ab12cd3", "TAG_MANAGER_IDS_INVALID"],
    ["GOOGLE_TAG_MANAGER_IDS", "GTM-AB12CD3,", "TAG_MANAGER_IDS_INVALID"],
    ["GOOGLE_ANALYTICS_ID", "G-AB12CD34EF", undefined],
    ["GOOGLE_ANALYTICS_ID", "UA-12345-1", "ANALYTICS_ID_INVALID"],
    ["GOOGLE_ADS_ID", "AW-123456789", undefined],
    ["GOOGLE_ADS_ID", "123-456-7890", "ADS_ID_INVALID"],
    ["PLAUSIBLE_DOMAIN", "estuaire.example.com", undefined],
    ["PLAUSIBLE_DOMAIN", "https://estuaire.example.com", "DOMAIN_INVALID"],
    ["PLAUSIBLE_DOMAIN", "Estuaire.example.com", "DOMAIN_INVALID"],
    ["PLAUSIBLE_DOMAIN", "a.example/b", "DOMAIN_INVALID"],
    ["FACEBOOK_PIXEL_KEY", "123456789012345", undefined],
    ["FACEBOOK_PIXEL_KEY", "fb-1", "PIXEL_KEY_INVALID"],
    ["CONSENT_DAYS", "396", { code: "TOO_BIG", most: 395 }],
  ])("%s = %j: %j", (key, value, fault) => {
    expect(of(key, value)).toEqual(fault);
  });

  it("takes long texts where there are some", () => {
    const kinds: HeldValue[] = [{ is: "PARAGRAPH" }, { is: "MARKUP" }, { is: "CODE" }];
    for (const holds of kinds) {
      expect(settingFault(holds, "x\n".repeat(10_000))).toBeUndefined();
      expect(settingFault(holds, "x".repeat(20_001))).toBe("TOO_LONG");
    }
  });
});
