import type { z } from "zod";
import type { profileSchema } from "@/lib/contract/auth";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isMinor, isPlausibleBirthdate } from "@/lib/rules/privacy/age";
import { isPersonName } from "@/lib/rules/text/person-name";
import type { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import type { ErrorWord } from "@/platform/http/message-of";
import type { Part } from "@/platform/http/parse-partial";
import { internationalPhone } from "@/platform/purchase/phone";
import { readFlag } from "@/platform/site/parameter/read-flag";

type Profile = z.output<typeof profileSchema>;

export type ProfileValues = Pick<
  typeof users.$inferSelect,
  "firstname" | "lastname" | "phone" | "kind" | "company" | "birthdate"
>;

/**
 * Checks civil status and contact details against the rules of the transaction's site (§5).
 * @returns the values to store, to be used only without errors, and the errors by field
 */
export async function checkProfile(
  tx: Sql,
  profile: Profile,
  now: Date,
): Promise<{ values: ProfileValues; errors: Record<string, ErrorWord> }> {
  return { values: profileValues(profile), errors: await profileErrors(tx, profile, now) };
}

export function profileValues(profile: Profile): ProfileValues {
  const { firstname, lastname, kind, birthdate } = profile;
  return {
    firstname,
    lastname,
    kind,
    phone: internationalPhone(profile.phone) ?? null,
    company: kind === "CONSUMER" ? null : profile.company || null,
    birthdate: birthdate ?? null,
  };
}

/** Checks a partial profile, by field, beyond its schema. */
export async function profileErrors(
  tx: Sql,
  {
    firstname = "",
    lastname = "",
    phone = "",
    kind = "CONSUMER",
    company,
    birthdate,
  }: Part<Profile>,
  now: Date,
): Promise<Record<string, ErrorWord>> {
  const errors: Record<string, ErrorWord> = {};
  if (!isPersonName(firstname)) errors.firstname = "INVALID";
  if (!isPersonName(lastname)) errors.lastname = "INVALID";
  if (!internationalPhone(phone)) errors.phone = "PHONE_INVALID";
  if (kind !== "CONSUMER" && !company) errors.company = "REQUIRED";
  const birthdateError = await readBirthdateError(tx, birthdate, parisDate(now));
  if (birthdateError) errors.birthdate = birthdateError;
  return errors;
}

/** Checks the birth date: a site with a minimum age requires it. */
async function readBirthdateError(
  tx: Sql,
  birthdate: string | undefined,
  today: string,
): Promise<ErrorWord | undefined> {
  const blocksMinors = await readFlag(tx, "BLOCK_MINORS_FROM_REGISTERING");
  if (!birthdate) {
    const asks = blocksMinors || (await readFlag(tx, "ASK_BIRTHDATE_AT_REGISTER"));
    return asks ? "REQUIRED" : undefined;
  }
  if (!isPlausibleBirthdate(birthdate, today)) return "BIRTHDATE_INVALID";
  return blocksMinors && isMinor(birthdate, today) ? "MINOR" : undefined;
}
