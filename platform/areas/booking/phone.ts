import { parsePhoneNumberFromString } from "libphonenumber-js";

/** A telephone number as E.164, French unless it says otherwise; undefined when it is none. */
export function internationalPhone(phone: string): string | undefined {
  const read = parsePhoneNumberFromString(phone, "FR");
  return read?.isPossible() ? read.number : undefined;
}
