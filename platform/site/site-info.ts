import { asc } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { SiteInfo } from "@/lib/contract/site";
import { keptRead } from "@/platform/db/kept-read";
import { siteFonts } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import { countryOf } from "@/platform/geo/places/country-of";
import { ApiError } from "@/platform/http/api-error";
import { readLogos } from "./read-logos";
import { readSite } from "./read-site";
import { readLanguages } from "./spoken-language";

const readLook = keptRead(["siteInfo"], async (tx) => ({
  languages: await readLanguages(tx),
  logoRows: await readLogos(tx),
  fonts: await tx.select().from(siteFonts).orderBy(asc(siteFonts.id)),
}));

/** Describes the transaction's site in a language. @throws ApiError NOT_FOUND without one */
export async function readSiteInfo(
  tx: Sql,
  language: LanguageCode,
  isDelivered: SiteInfo["isDelivered"],
): Promise<SiteInfo> {
  const site = await readSite(tx);
  if (!site) throw new ApiError("NOT_FOUND");
  const { languages, logoRows, fonts } = await readLook(tx);
  const byDefault = languages.find(({ isDefault }) => isDefault) ?? languages[0];
  return {
    ...site,
    isDelivered,
    isECommerce: site.features.includes("SHOP"),
    defaultLang: {
      code: byDefault?.code ?? "fr_FR",
      label: byDefault?.label ?? "",
      flag: byDefault?.flag ?? "",
    },
    languages: languages.map(({ id, code, label, deeplCode, country, isValid }) => ({
      id,
      code,
      label,
      deeplCode,
      country: countryOf(country, language),
      isValid,
    })),
    logos: logoRows.map(({ id, filename, type, onlineImage, alt }) => ({
      id,
      filename,
      type,
      onlineImage,
      alt: alt[language],
    })),
    fonts: fonts.map(({ type, family, color, size, weight, style, files }) => ({
      type,
      family,
      color,
      size,
      weight,
      style,
      files,
    })),
  };
}
