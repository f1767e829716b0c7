import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Writes a number (E.164) as in France, or with its country; the provider takes either back. */
export function phoneText(phone: string | null): string {
  const read = parsePhoneNumberFromString(phone ?? "");
  if (!read) return phone ?? "";
  return read.country === "FR" ? read.formatNational() : read.formatInternational();
}
