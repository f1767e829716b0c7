import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A telephone number (E.164) as one writes it: a French one as in France, another with its country.
 * The provider takes either back.
 */
export function phoneText(phone: string | null): string {
  const read = parsePhoneNumberFromString(phone ?? "");
  if (!read) return phone ?? "";
  return read.country === "FR" ? read.formatNational() : read.formatInternational();
}
