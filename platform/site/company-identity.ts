import type { LanguageCode } from "@/lib/contract/locale";
import type { MailName } from "@/lib/contract/mail/mail-catalogue";
import type { MailValues } from "@/lib/contract/mail/mail-placeholder";
import type { MailWording } from "@/lib/contract/mail/mail-wording";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { contrastRatio, parseColour } from "@/lib/rules/text/colour";
import type { Sql } from "@/platform/db/sql";
import { NO_WORDING, readMailWordings } from "./mail-wordings";
import { readParameterRows } from "./parameter/read-parameters";
import { readSite } from "./read-site";
import { spokenLanguage } from "./spoken-language";

/** Identity of a mail's sender: its name, language and colours. */
export interface MailIdentity {
  language: LanguageCode;
  companyName: string;
  email: string | null;
  phone: string | null;
  /** Beginning of links to the site. */
  siteUrl: string;
  /** Address at which a customer may leave a review. */
  reviewUrl: string | null;
  /** Colours as `#RRGGBB`: not all mail readers know colours with an opacity. */
  colours: { header: string; onHeader: string; accent: string; onAccent: string };
  /** Returns the owner's words of a mail, beside the product's; empty texts where there are none. */
  wordingOf: (mail: MailName, usual: MailWording, values: MailValues) => MailWording;
}

const KEYS = [
  "COMPANY_NAME",
  "COMPANY_EMAIL",
  "COMPANY_PHONE",
  "ACCENT_COLOR",
  "PRIMARY_COLOR",
  "HEADER_BACKGROUND_COLOR",
  "HEADER_FONT_COLOR",
  "REVIEWS_URL",
] as const satisfies ParameterKey[];

/** Reads the identity of the transaction's site, in a language that it speaks. */
export async function mailIdentity(tx: Sql, asked: LanguageCode): Promise<MailIdentity> {
  const language = await spokenLanguage(tx, asked);
  const site = await readSite(tx);
  const rows = await readParameterRows(tx);
  const wordings = await readMailWordings(tx);
  const value = (key: (typeof KEYS)[number]) => {
    const found = rows[key];
    return (language === "en" ? (found?.valueEn ?? found?.value) : found?.value) || null;
  };
  const header = opaque(value("HEADER_BACKGROUND_COLOR")) ?? opaque(value("PRIMARY_COLOR"));
  const accent = opaque(value("ACCENT_COLOR")) ?? "#D4AF37";
  return {
    language,
    companyName: value("COMPANY_NAME") ?? site?.name ?? "",
    email: value("COMPANY_EMAIL"),
    phone: value("COMPANY_PHONE"),
    siteUrl: site?.url ?? "",
    reviewUrl: webAddress(value("REVIEWS_URL"), site?.url),
    colours: {
      header: header ?? "#121212",
      onHeader: readable(opaque(value("HEADER_FONT_COLOR")), header ?? "#121212"),
      accent,
      onAccent: readable(opaque(value("PRIMARY_COLOR")), accent),
    },
    wordingOf: (mail) => wordings[`${mail} ${language}`] ?? NO_WORDING,
  };
}

/** Completes the address of a page; null for an invalid one. */
function webAddress(value: string | null, siteUrl: string | undefined): string | null {
  if (!value || !URL.canParse(value, siteUrl)) return null;
  const { protocol, href } = new URL(value, siteUrl);
  return /^https?:$/.test(protocol) ? href : null;
}

/** Returns a colour without its opacity; undefined for an invalid one. */
const opaque = (value: string | null): string | undefined =>
  parseColour(value) && value?.trim().slice(0, 7);

/** Returns the wanted text colour if readable (WCAG 2.2, 1.4.3), else white or black. */
function readable(wanted: string | undefined, ground: string): string {
  const contrast = (text: string) => {
    const [on, under] = [parseColour(text), parseColour(ground)];
    return on && under ? contrastRatio(on, under) : 0;
  };
  if (wanted && contrast(wanted) >= 4.5) return wanted;
  return contrast("#FFFFFF") >= contrast("#000000") ? "#FFFFFF" : "#000000";
}
