import type { HeldValue } from "@/lib/contract/parameter";
import { parseOpeningHours } from "@/lib/rules/calendar/opening-hours";
import { isBic, isIban } from "@/lib/rules/money/iban";
import { readOutsideAddress } from "@/lib/rules/site/outside-address";
import { parseColour } from "@/lib/rules/text/colour";
import { isEmailAddress } from "@/lib/rules/text/email-address";
import { isSiret, isVatNumber } from "@/lib/rules/text/siret";
import { lineFault } from "@/lib/rules/text/typed-line";
import { hasHiddenSign } from "@/lib/rules/text/typed-lines";

const LONGEST_LINE = 500;
const LONGEST_TEXT = 20_000;

export const hasLines = ({ is }: HeldValue): boolean =>
  is === "PARAGRAPH" || is === "MARKUP" || is === "CODE";

const CHECKED = {
  FLAG: (value) => (value === "true" || value === "false" ? undefined : "CHOICE_UNKNOWN"),
  COLOUR: (value) => (parseColour(value) ? undefined : "COLOUR_INVALID"),
  LINK: (value) => (isLink(value) ? undefined : "LINK_INVALID"),
  EMAIL: (value) => (isEmailAddress(value) ? undefined : "EMAIL_INVALID"),
  // Some companies have a number of four digits.
  PHONE: (value) =>
    /^\+?[\d\s().\-/]+$/.test(value) && /^\D*(?:\d\D*){3,15}$/.test(value)
      ? undefined
      : "PHONE_INVALID",
  HOURS: (value) => (areHours(value) ? undefined : "HOURS_INVALID"),
  RATIO: (value) =>
    /^0*[1-9]\d{0,2}(?:\.\d{1,3})?(?:\s*\/\s*0*[1-9]\d{0,2}(?:\.\d{1,3})?)?$/.test(value)
      ? undefined
      : "RATIO_INVALID",
  SIRET: (value) => (isSiret(value) ? undefined : "SIRET_INVALID"),
  VAT_NUMBER: (value) => (isVatNumber(value) ? undefined : "VAT_NUMBER_INVALID"),
  IBAN: (value) => (isIban(value) ? undefined : "IBAN_INVALID"),
  BIC: (value) => (isBic(value) ? undefined : "BIC_INVALID"),
  IMAGE_SERVICE: (value) => (isServerAddress(value) ? undefined : "IMAGE_SERVICE_INVALID"),
  MATOMO_ADDRESS: (value) => (isMatomoAddress(value) ? undefined : "MATOMO_ADDRESS_INVALID"),
  MATOMO_SITE: (value) => (/^[1-9]\d{0,8}$/.test(value) ? undefined : "MATOMO_SITE_INVALID"),
  TAG_MANAGER_IDS: (value) =>
    value.split(/\s*[\s,;]\s*/).every((id) => /^GTM-[A-Z\d]{4,10}$/.test(id))
      ? undefined
      : "TAG_MANAGER_IDS_INVALID",
  ANALYTICS_ID: (value) => (/^G-[A-Z\d]{6,12}$/.test(value) ? undefined : "ANALYTICS_ID_INVALID"),
  ADS_ID: (value) => (/^AW-\d{6,12}$/.test(value) ? undefined : "ADS_ID_INVALID"),
  DOMAIN: (value) => (isDomain(value) ? undefined : "DOMAIN_INVALID"),
  PIXEL_KEY: (value) => (/^\d{8,20}$/.test(value) ? undefined : "PIXEL_KEY_INVALID"),
} as const satisfies Partial<Record<HeldValue["is"], (value: string) => string | undefined>>;

/** Reason why a setting cannot have a value; for a number out of its bounds, the bound. */
export type SettingFault =
  | Exclude<ReturnType<(typeof CHECKED)[keyof typeof CHECKED]>, undefined>
  | "TOO_LONG"
  | "LINE_BREAK"
  | "HIDDEN_SIGN"
  | "NUMBER_INVALID"
  | "WHOLE_NUMBER"
  | { code: "TOO_SMALL"; least: number }
  | { code: "TOO_BIG"; most: number };

export function settingFault(holds: HeldValue, value: string): SettingFault | undefined {
  if (value.length > (hasLines(holds) ? LONGEST_TEXT : LONGEST_LINE)) return "TOO_LONG";
  if (hasLines(holds)) return hasHiddenSign(value) ? "HIDDEN_SIGN" : undefined;
  const fault = lineFault(value);
  if (fault) return fault;
  if (holds.is === "NUMBER") return numberFault(holds, value);
  if (holds.is === "CHOICE" || holds.is === "CHOICES") {
    const chosen = holds.is === "CHOICE" ? [value] : chosenOf(value);
    const areKnown = chosen.length > 0 && chosen.every((one) => Object.hasOwn(holds.options, one));
    return areKnown ? undefined : "CHOICE_UNKNOWN";
  }
  return holds.is in CHECKED ? CHECKED[holds.is as keyof typeof CHECKED](value) : undefined;
}

/** Splits the chosen options, as they are kept: `CARD,TRANSFER`. */
export const chosenOf = (value: string): string[] => value.split(/[\s,;]+/).filter(Boolean);

function numberFault(
  { least, most, isWhole }: Extract<HeldValue, { is: "NUMBER" }>,
  value: string,
): SettingFault | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return "NUMBER_INVALID";
  if (Number(value) < least) return { code: "TOO_SMALL", least };
  if (Number(value) > most) return { code: "TOO_BIG", most };
  return isWhole && !Number.isInteger(Number(value)) ? "WHOLE_NUMBER" : undefined;
}

/** Tells whether a text is a link (web, page, mailto:, tel:) without a sign that ends it early. */
function isLink(value: string): boolean {
  if (/[\s"'<>`\\]/.test(value)) return false;
  if (/^\/(?!\/)/.test(value) || /^mailto:[^:]+@[^:]+$|^tel:\+?[\d().-]+$/.test(value)) return true;
  if (!/^https?:\/\/[^/]/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === "" && password === "";
}

/** Tells whether a text is the https address of a server, or of a folder on it. */
const isServerAddress = (value: string): boolean =>
  /^https:\/\/[\w./:-]+$/.test(value) && readOutsideAddress(value) !== undefined;

/** Tells whether a text is the https address of a server, or a folder of the site itself. */
const isMatomoAddress = (value: string): boolean =>
  /^\/(?:[\w-][\w.-]*\/?)*$/.test(value) || isServerAddress(value);

const isDomain = (value: string): boolean =>
  readOutsideAddress(`https://${value}/`)?.hostname === value;

function areHours(value: string): boolean {
  try {
    parseOpeningHours(value);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
