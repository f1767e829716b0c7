import type { z } from "zod";
import type { orderRequestSchema } from "@/lib/contract/order-request";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isMinor, isPlausibleBirthdate } from "@/lib/rules/privacy/age";
import { postalCodeError } from "@/lib/rules/shop/postal-code";
import { isOneLine, isPersonName } from "@/lib/rules/text/person-name";
import { isCountry } from "@/platform/geo/places/country-of";
import type { InvalidField } from "@/platform/http/api-error";
import type { Part } from "@/platform/http/parse-partial";
import { internationalPhone } from "@/platform/purchase/phone";
import type { ShopLine } from "@/platform/shop/catalogue/shop-lines";

type Asked = Part<z.output<typeof orderRequestSchema>>;

/** True for what is not sold to minors (terms of sale, 3). */
const isAlcohol = ({ product: { type, alcohol } }: ShopLine): boolean =>
  type === "WINE" || type === "BOX" || (alcohol ?? 0) > 0;

/** What is wrong with the one who orders, by field; what the schema asks for apart. */
export function buyerErrors(
  { user = {}, address = {}, message = "" }: Asked,
  lines: ShopLine[],
  now: Date,
): Record<string, InvalidField> {
  const wrong: Record<string, InvalidField> = {};
  if (!user.email) wrong["user.email"] = "REQUIRED";
  if (!internationalPhone(user.phone ?? "")) wrong["user.phone"] = "PHONE_INVALID";
  if ((user.kind ?? "CONSUMER") !== "CONSUMER" && !user.company) wrong["user.company"] = "REQUIRED";
  else if (!isOneLine(user.company ?? "")) wrong["user.company"] = "INVALID";
  const birth = birthFault(user.birthdate, lines.some(isAlcohol), parisDate(now));
  if (birth) wrong["user.birthdate"] = birth;
  // Half a character (Cs) is no Unicode; a line's end is allowed here.
  if (/[\0\p{Cs}]/u.test(message)) wrong.message = "INVALID";
  for (const which of ["billing", "delivery"] as const) {
    for (const [field, fault] of Object.entries(addressFaults(address[which] ?? {}))) {
      wrong[`address.${which}.${field}`] = fault;
    }
  }
  return wrong;
}

/** Whoever buys alcohol is of age by the day in Paris; the law asks the seller (L. 3342-1). */
function birthFault(
  birthdate: string | undefined,
  isAsked: boolean,
  today: string,
): InvalidField | null {
  if (!birthdate) return isAsked ? "REQUIRED" : null;
  if (!isPlausibleBirthdate(birthdate, today)) return "BIRTHDATE_INVALID";
  return isAsked && isMinor(birthdate, today) ? "AGE" : null;
}

function addressFaults(
  address: NonNullable<NonNullable<Asked["address"]>["billing"]>,
): Record<string, InvalidField> {
  const { country, postalCode } = address;
  const wrong: Record<string, InvalidField> = {};
  for (const [field, text] of Object.entries(address)) {
    const isName = field === "firstname" || field === "lastname";
    if (text && !(isName ? isPersonName(text) : isOneLine(text))) wrong[field] = "INVALID";
  }
  if (country && !isCountry(country)) wrong.country = "COUNTRY_UNKNOWN";
  const fault = country && postalCode ? postalCodeError(postalCode, country) : null;
  if (fault) wrong.postalCode = fault;
  return wrong;
}
