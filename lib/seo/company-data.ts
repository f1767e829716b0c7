import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification, WebSite } from "schema-dts";
import { WEEK_HOURS } from "@/lib/contract/parameter-catalogue/opening-hours";
import { socialParameters } from "@/lib/contract/parameter-catalogue/social";
import { parseOpeningHours } from "@/lib/rules/calendar/opening-hours";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { absoluteUrl } from "./absolute-url";

/** The company as the other nodes of a page refer to it. */
export const companyReference = (site: Pick<Bootstrap, "info" | "parameters">) =>
  ({
    "@type": "Organization",
    "@id": absoluteUrl(site, "/#company"),
    name: site.parameters.COMPANY_NAME ?? site.info?.name ?? "",
  }) as const;

/** The company as a place one can call and visit: schema.org's LocalBusiness, or Winery. */
export function companyData(site: Bootstrap): LocalBusiness {
  const { parameters, addresses, info } = site;
  const [address] = addresses;
  const logo = info?.logos.find(({ type }) => type === "LOGO")?.onlineImage?.url;
  const profiles = (Object.keys(socialParameters) as (keyof typeof socialParameters)[])
    .map((key) => parameters[key])
    .filter((url) => url !== null);
  // By itself, not inside of what is returned: against that type it takes a minute to check.
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
    ...(address && {
      address: {
        "@type": "PostalAddress",
        streetAddress: address.address,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: address.country.alphaTwo,
      },
    }),
    ...(address?.lat != null &&
      address.lng != null && {
        geo: { "@type": "GeoCoordinates", latitude: address.lat, longitude: address.lng },
      }),
  };
}

/** The site itself, published by the company. */
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

/** A day that is always open ends at 23:59: schema.org knows no 24:00. Hours no one can read are left out. */
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

/** Minutes from midnight as `HH:mm`. */
const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** E.164; a number that cannot be read stays as it was written. */
const internationalPhone = (phone: string | null) =>
  phone && (parsePhoneNumberFromString(phone, "FR")?.number ?? phone);

/** Those of the properties that have a value. */
const filledIn = <K extends string>(properties: Record<K, string | null | undefined>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value)) as Partial<
    Record<K, string>
  >;
