import type { z } from "zod";
import type { profileSchema } from "@/lib/contract/auth";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isMinor, isPlausibleBirthdate } from "@/lib/rules/privacy/age";
import { isOneLine, isPersonName } from "@/lib/rules/text/person-name";
import type { Sql } from "@/platform/db/database";
import type { users } from "@/platform/db/schema/people";
import type { ErrorWord } from "@/platform/http/message-of";
import type { Part } from "@/platform/http/parse-partial";
import { internationalPhone } from "@/platform/purchase/phone";
import { readFlag } from "@/platform/site/parameter/read-flag";

type Profile = z.output<typeof profileSchema>;

/** Civil status and contact details as they are stored. */
export type ProfileValues = Pick<
  typeof users.$inferSelect,
  "firstname" | "lastname" | "phone" | "kind" | "company" | "birthdate"
>;

/**
 * Checks civil status and contact details against the rules of the transaction's site (§5).
 * @returns what is to be stored, which counts only when nothing is wrong, and what is, by field
 */
export async function checkProfile(
  tx: Sql,
  profile: Profile,
  now: Date,
): Promise<{ values: ProfileValues; wrong: Record<string, ErrorWord> }> {
  return { values: profileValues(profile), wrong: await profileErrors(tx, profile, now) };
}

/** What is to be stored of a profile that nothing is wrong with. */
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

/** What is wrong with as much of a profile as there is, by field; what its schema asks apart. */
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
  const wrong: Record<string, ErrorWord> = {};
  if (!isPersonName(firstname)) wrong.firstname = "INVALID";
  if (!isPersonName(lastname)) wrong.lastname = "INVALID";
  if (!internationalPhone(phone)) wrong.phone = "PHONE_INVALID";
  if (kind !== "CONSUMER" && !company) wrong.company = "REQUIRED";
  else if (kind !== "CONSUMER" && company && !isOneLine(company)) wrong.company = "INVALID";
  const birthdateFault = await faultOfBirthdate(tx, birthdate, parisDate(now));
  if (birthdateFault) wrong.birthdate = birthdateFault;
  return wrong;
}

/** Whether one is of age is not to be told without the day; a site that asks has to be told. */
async function faultOfBirthdate(
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
