import type { LanguageCode } from "@/lib/contract/locale";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { contrastRatio, parseColour } from "@/lib/rules/text/colour";
import type { DocumentLook, DocumentSeller } from "@/platform/db/schema/document-data";
import type { Sql } from "@/platform/db/sql";
import { mailIdentity } from "@/platform/site/company-identity";
import { readTexts } from "@/platform/site/parameter/read-texts";
import { readLogos } from "@/platform/site/read-logos";
import { readSite } from "@/platform/site/read-site";

const KEYS = [
  "COMPANY_NAME",
  "LEGAL_COMPANY_NAME",
  "CORPORATE_FORM",
  "SHARE_CAPITAL",
  "HEAD_OFFICE",
  "SIRET_NUMBER",
  "RCS_NUMBER",
  "VAT_NUMBER",
  "VTC_REGISTER_NUMBER",
  "COMPANY_PHONE",
  "COMPANY_EMAIL",
  "INSURER",
  "MEDIATOR",
  "MEDIATOR_URL",
] as const satisfies ParameterKey[];

export async function operatorOf(tx: Sql, language: LanguageCode): Promise<DocumentSeller> {
  const site = await readSite(tx);
  const texts = await readTexts(tx, KEYS, language);
  const siret = texts.SIRET_NUMBER;
  return {
    name: texts.COMPANY_NAME ?? site?.name ?? "",
    legalName: texts.LEGAL_COMPANY_NAME,
    corporateForm: texts.CORPORATE_FORM,
    shareCapital: texts.SHARE_CAPITAL,
    headOffice: texts.HEAD_OFFICE,
    siret,
    siren: sirenOf(siret),
    rcs: texts.RCS_NUMBER,
    vatNumber: texts.VAT_NUMBER,
    vtcRegisterNumber: texts.VTC_REGISTER_NUMBER,
    phone: texts.COMPANY_PHONE,
    email: texts.COMPANY_EMAIL,
    insurer: texts.INSURER,
    mediator: texts.MEDIATOR,
    mediatorUrl: texts.MEDIATOR_URL,
    siteUrl: site?.url ?? null,
  };
}

function sirenOf(siret: string | null): string | null {
  const digits = siret?.replace(/\D/g, "") ?? "";
  return digits.length === 14 ? digits.slice(0, 9).replace(/(\d{3})(?=\d)/g, "$1 ") : null;
}

/** Reads logo and colours of the documents: those of the mails. */
export async function documentLook(tx: Sql, language: LanguageCode): Promise<DocumentLook> {
  const { colours } = await mailIdentity(tx, language);
  const logoRows = await readLogos(tx);
  const logoUrl = (wanted: string) =>
    logoRows.find(({ type }) => type === wanted)?.onlineImage?.url;
  const onHeader = isDark(colours.header) ? "LOGO_DARK_THEME" : "LOGO_LIGHT_THEME";
  return { ...colours, logo: logoUrl(onHeader) ?? logoUrl("LOGO") ?? null };
}

/** Tells whether white is read better on a colour than black. */
function isDark(colour: string): boolean {
  const [ground, white, black] = [colour, "#FFFFFF", "#000000"].map(parseColour);
  if (!ground || !white || !black) return true;
  return contrastRatio(white, ground) > contrastRatio(black, ground);
}

/** Source of each mention of the booking proof that the law requires (arrêté of 6 August 2025). */
const MENTIONS = {
  COMPANY_NAME: ({ name, legalName }: DocumentSeller) => name || legalName,
  HEAD_OFFICE: ({ headOffice }: DocumentSeller) => headOffice,
  COMPANY_PHONE: ({ phone }: DocumentSeller) => phone,
  COMPANY_EMAIL: ({ email }: DocumentSeller) => email,
  VTC_REGISTER_NUMBER: ({ vtcRegisterNumber }: DocumentSeller) => vtcRegisterNumber,
  SIRET_NUMBER: ({ siren }: DocumentSeller) => siren,
} as const satisfies Partial<Record<ParameterKey, (seller: DocumentSeller) => string | null>>;

/**
 * Finds the parameters without which no booking can be taken, because its proof would lack a
 * mention.
 * @returns those that are empty or invalid
 */
export const missingMentions = (seller: DocumentSeller): (keyof typeof MENTIONS)[] =>
  (Object.keys(MENTIONS) as (keyof typeof MENTIONS)[]).filter((key) => !MENTIONS[key](seller));
