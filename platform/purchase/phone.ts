import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { plainDigits } from "@/lib/rules/text/plain-digits";

/** Converts a telephone number to E.164, French by default; undefined when it is none. */
export function internationalPhone(phone: string): string | undefined {
  const read = parsePhoneNumberFromString(plainDigits(phone), "FR");
  return read?.isValid() ? read.number : undefined;
}
