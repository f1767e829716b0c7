import type { z } from "zod";
import type { orderRequestSchema } from "@/lib/contract/order-request";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isMinor, isPlausibleBirthdate } from "@/lib/rules/privacy/age";
import { postalCodeError } from "@/lib/rules/shop/postal-code";
import { isPersonName } from "@/lib/rules/text/person-name";
import { isCountry } from "@/platform/geo/places/country-of";
import type { InvalidField } from "@/platform/http/message-of";
import type { Part } from "@/platform/http/parse-partial";
import { internationalPhone } from "@/platform/purchase/phone";
import type { ShopLine } from "@/platform/shop/catalogue/shop-lines";

type Asked = Part<z.output<typeof orderRequestSchema>>;

/** Tells whether a line may not be sold to minors (terms of sale, 3). */
const isAlcohol = ({ product: { type, alcohol } }: ShopLine): boolean =>
  type === "WINE" || type === "BOX" || (alcohol ?? 0) > 0;

/** Checks the customer's details, by field, beyond the schema. */
export function buyerErrors(
  { user = {}, address = {} }: Asked,
  lines: ShopLine[],
  now: Date,
): Record<string, InvalidField> {
  const errors: Record<string, InvalidField> = {};
  if (!user.email) errors["user.email"] = "REQUIRED";
  if (!internationalPhone(user.phone ?? "")) errors["user.phone"] = "PHONE_INVALID";
  if ((user.kind ?? "CONSUMER") !== "CONSUMER" && !user.company)
    errors["user.company"] = "REQUIRED";
  const birth = birthdateError(user.birthdate, lines.some(isAlcohol), parisDate(now));
  if (birth) errors["user.birthdate"] = birth;
  for (const which of ["billing", "delivery"] as const) {
    for (const [field, error] of Object.entries(addressErrorsOf(address[which] ?? {}))) {
      errors[`address.${which}.${field}`] = error;
    }
  }
  return errors;
}

/** Checks the age of a buyer of alcohol, by Paris's date; the seller has to ask (L. 3342-1). */
function birthdateError(
  birthdate: string | undefined,
  isAsked: boolean,
  today: string,
): InvalidField | null {
  if (!birthdate) return isAsked ? "REQUIRED" : null;
  if (!isPlausibleBirthdate(birthdate, today)) return "BIRTHDATE_INVALID";
  return isAsked && isMinor(birthdate, today) ? "AGE" : null;
}

function addressErrorsOf(
  address: NonNullable<NonNullable<Asked["address"]>["billing"]>,
): Record<string, InvalidField> {
  const { country, postalCode } = address;
  const errors: Record<string, InvalidField> = {};
  for (const field of ["firstname", "lastname"] as const) {
    if (!isPersonName(address[field] ?? "")) errors[field] = "INVALID";
  }
  if (country && !isCountry(country)) errors.country = "COUNTRY_UNKNOWN";
  const codeError = country && postalCode ? postalCodeError(postalCode, country) : null;
  if (codeError) errors.postalCode = codeError;
  return errors;
}
