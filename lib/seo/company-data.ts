import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type {
  DayOfWeek,
  LocalBusiness,
  OpeningHoursSpecification,
  PostalAddress,
  WebSite,
} from "schema-dts";
import { WEEK_HOURS } from "@/lib/contract/parameter-catalogue/opening-hours";
import { socialParameters } from "@/lib/contract/parameter-catalogue/social";
import { parseOpeningHours } from "@/lib/rules/calendar/opening-hours";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { absoluteUrl } from "./absolute-url";

export const companyReference = (site: Pick<Bootstrap, "info" | "parameters">) =>
  ({
    "@type": "Organization",
    "@id": absoluteUrl(site, "/#company"),
    name: site.parameters.COMPANY_NAME ?? site.info?.name ?? "",
  }) as const;

export const addressData = (address: Bootstrap["addresses"][number]): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: address.address,
  postalCode: address.postalCode,
  addressLocality: address.city,
  addressCountry: address.country.alphaTwo,
});

/** Returns the company as a place to call and visit: schema.org's LocalBusiness, or Winery. */
export function companyData(site: Bootstrap): LocalBusiness {
  const { parameters, addresses, info } = site;
  const [address] = addresses;
  const logo = info?.logos.find(({ type }) => type === "LOGO")?.onlineImage?.url;
  const profiles = (Object.keys(socialParameters) as (keyof typeof socialParameters)[])
    .map((key) => parameters[key])
    .filter((url) => url !== null);
  // Apart, not inside the returned object: against that type it takes a minute to check.
  const known = filledIn({
    legalName: parameters.LEGAL_COMPANY_NAME,
    description: parameters.COMPANY_DESCRIPTION,
    telephone: internationalPhone(parameters.COMPANY_PHONE),
    email: parameters.COMPANY_EMAIL,
    vatID: parameters.VAT_NUMBER,
    logo: logo && absoluteUrl(site, logo),
  });
  return {
    ...companyReference(site),
    "@type": info?.isWinemaker ? "Winery" : "LocalBusiness",
    ...known,
    url: absoluteUrl(site, "/"),
    currenciesAccepted: "EUR",
    openingHoursSpecification: openingHoursData(parameters),
    sameAs: profiles,
    ...(address && { address: addressData(address) }),
    ...(address?.lat != null &&
      address.lng != null && {
        geo: { "@type": "GeoCoordinates", latitude: address.lat, longitude: address.lng },
      }),
  };
}

/** Returns the site itself, published by the company. */
export function webSiteData(site: Bootstrap, language: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl(site, "/#website"),
    name: site.parameters.COMPANY_NAME ?? site.info?.name ?? "",
    url: absoluteUrl(site, "/"),
    inLanguage: language,
    publisher: companyReference(site),
  };
}

const DAYS: DayOfWeek[] = [
  "https://schema.org/Monday",
  "https://schema.org/Tuesday",
  "https://schema.org/Wednesday",
  "https://schema.org/Thursday",
  "https://schema.org/Friday",
  "https://schema.org/Saturday",
  "https://schema.org/Sunday",
];

/** Returns the readable opening hours; a whole day ends at 23:59: schema.org has no 24:00. */
function openingHoursData(parameters: Bootstrap["parameters"]): OpeningHoursSpecification[] {
  return WEEK_HOURS.flatMap((key, day) =>
    readHours(parameters[key]).map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: DAYS[day],
      opens: clockTime(opens),
      closes: clockTime(Math.min(closes, 24 * 60 - 1)),
    })),
  );
}

function readHours(value: string | null) {
  try {
    return parseOpeningHours(value);
  } catch {
    return [];
  }
}

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Writes a number in E.164; an unreadable number stays as it was written. */
const internationalPhone = (phone: string | null) =>
  phone && (parsePhoneNumberFromString(phone, "FR")?.number ?? phone);

const filledIn = <K extends string>(properties: Record<K, string | null | undefined>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value)) as Partial<
    Record<K, string>
  >;
