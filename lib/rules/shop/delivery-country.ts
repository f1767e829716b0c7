/** Departments of the mainland and Corsica; and Monaco, at the same parcel price. */
const MAINLAND = /^(?:0[1-9]|[1-8]\d|9[0-5]|980)/;

/** Overseas territories by the start of their French postcodes: each has an ISO 3166-1 code. */
const OVERSEAS: [start: string, country: string][] = [
  // Two islands that have left Guadeloupe keep postcodes that begin like its own.
  ["97133", "BL"],
  ["97150", "MF"],
  ["971", "GP"],
  ["972", "MQ"],
  ["973", "GF"],
  ["974", "RE"],
  ["975", "PM"],
  ["976", "YT"],
  ["977", "BL"],
  ["978", "MF"],
  ["984", "TF"],
  ["986", "WF"],
  ["987", "PF"],
  ["988", "NC"],
];

/** France as its departments: the mainland with Corsica, and the five overseas. */
const DEPARTMENTS = ["FR", "GP", "MQ", "GF", "RE", "YT"];
const FRENCH = new Set(["FR", ...OVERSEAS.map(([, country]) => country)]);

/** Tells whether a country is France, or has its postcodes. */
export const hasFrenchPostcodes = (country: string): boolean => FRENCH.has(country);

/**
 * Returns the country that a parcel goes to, as carriers count it: within France the postcode
 * decides, whatever was chosen, so that nobody gets the mainland's price for La Réunion.
 * @param country ISO 3166-1 alpha-2
 * @returns undefined for a French postcode that leads nowhere
 */
export function deliveryCountry(country: string, postalCode: string): string | undefined {
  if (!hasFrenchPostcodes(country)) return country;
  const code = postalCode.replaceAll(/\s/g, "");
  const found = OVERSEAS.find(([start]) => code.startsWith(start));
  return found?.[1] ?? (MAINLAND.test(code) ? "FR" : undefined);
}

/** Tells whether ONLY_SELL_IN_FRANCE lets parcels go there: France and its departments overseas. */
export const isInFrance = (country: string): boolean => DEPARTMENTS.includes(country);
