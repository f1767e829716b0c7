import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Returns the company's mobile as E.164; undefined when it is no telephone number. */
export function companyMobile(written: string | null): string | undefined {
  const read = written ? parsePhoneNumberFromString(written, "FR") : undefined;
  return read?.isValid() ? read.number : undefined;
}
