import { isPersonName } from "@/lib/rules/text/person-name";
import type { ErrorWord } from "@/platform/http/message-of";
import type { Part } from "@/platform/http/parse-partial";
import { internationalPhone } from "@/platform/purchase/phone";

interface StaffProfile {
  firstname: string;
  lastname: string;
  phone: string;
}

/** Checks the profile beyond its schema, by field; a telephone may be left out. */
export function staffProfileErrors({
  firstname = "",
  lastname = "",
  phone = "",
}: Part<Partial<StaffProfile>>): Record<string, ErrorWord> {
  const errors: Record<string, ErrorWord> = {};
  if (!isPersonName(firstname)) errors.firstname = "INVALID";
  if (!isPersonName(lastname)) errors.lastname = "INVALID";
  if (phone !== "" && !internationalPhone(phone)) errors.phone = "PHONE_INVALID";
  return errors;
}
