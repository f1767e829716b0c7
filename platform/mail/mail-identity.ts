import { inArray } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue";
import type { Sql } from "@/platform/db/database";
import { site } from "@/platform/db/schema/site";
import { parameter } from "@/platform/db/schema/site-look";

/** In whose name a mail is written, and in what colours. */
export interface MailIdentity {
  companyName: string;
  email: string | null;
  phone: string | null;
  /** The site's configured address, which links in mails begin with. */
  siteUrl: string;
  accent: string;
}

const KEYS = [
  "COMPANY_NAME",
  "COMPANY_EMAIL",
  "COMPANY_PHONE",
  "ACCENT_COLOR",
] as const satisfies ParameterKey[];

/** The identity of the transaction's site. */
export async function mailIdentity(tx: Sql, language: LanguageCode): Promise<MailIdentity> {
  const [row] = await tx.select().from(site);
  const rows = await tx.select().from(parameter).where(inArray(parameter.type, KEYS.slice()));
  const value = (key: (typeof KEYS)[number]) => {
    const found = rows.find(({ type }) => type === key);
    return (language === "en" ? (found?.valueEn ?? found?.value) : found?.value) || null;
  };
  return {
    companyName: value("COMPANY_NAME") ?? row?.name ?? "",
    email: value("COMPANY_EMAIL"),
    phone: value("COMPANY_PHONE"),
    siteUrl: row?.url ?? "",
    // Mail readers do not all know colours with an opacity.
    accent: (value("ACCENT_COLOR") ?? "#D4AF37").slice(0, 7),
  };
}
