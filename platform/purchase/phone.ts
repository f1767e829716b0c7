import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A telephone number as E.164, French unless it says otherwise; undefined when it is none. */
export function internationalPhone(phone: string): string | undefined {
  const read = parsePhoneNumberFromString(phone, "FR");
  return read?.isValid() ? read.number : undefined;
}
