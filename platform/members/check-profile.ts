import type { z } from "zod";
import type { profile } from "@/lib/contract/auth";
import { isMinor, isPlausibleBirthdate } from "@/lib/rules/age";
import { parisDate } from "@/lib/rules/paris-time";
import { internationalPhone } from "@/platform/areas/booking/phone";
import { readFlag } from "@/platform/areas/parameter/read-flag";
import type { Sql } from "@/platform/db/database";
import type { user } from "@/platform/db/schema/people";
import type { RefusalWord } from "@/platform/words/say";

/** Civil status and contact details as they are stored. */
export type ProfileValues = Pick<
  typeof user.$inferSelect,
  "firstname" | "lastname" | "phone" | "kind" | "company" | "birthdate"
>;

/**
 * Checks civil status and contact details against the rules of the transaction's site (§5).
 * @returns what is to be stored, which counts only when nothing is wrong, and what is, by field
 */
export async function checkProfile(
  tx: Sql,
  given: z.output<typeof profile>,
  now: Date,
): Promise<{ values: ProfileValues; wrong: Record<string, RefusalWord> }> {
  const { firstname, lastname, kind, birthdate } = given;
  const phone = internationalPhone(given.phone);
  const company = kind === "CONSUMER" ? null : given.company || null;
  const wrong: Record<string, RefusalWord> = {};
  if (isNoName(firstname)) wrong.firstname = "INVALID";
  if (isNoName(lastname)) wrong.lastname = "INVALID";
  if (!phone) wrong.phone = "PHONE_INVALID";
  if (kind !== "CONSUMER" && !company) wrong.company = "REQUIRED";
  else if (company && CONTROL.test(company)) wrong.company = "INVALID";
  const birthdateFault = await faultOfBirthdate(tx, birthdate, parisDate(now));
  if (birthdateFault) wrong.birthdate = birthdateFault;
  return {
    values: {
      ...{ firstname, lastname, kind, company },
      phone: phone ?? null,
      birthdate: birthdate ?? null,
    },
    wrong,
  };
}

const CONTROL = /\p{Cc}/u;

/** An address of the web in the place of a name makes of our mails to an address somebody's spam. */
const isNoName = (name: string): boolean => /[\p{Cc}<>@/\\]|\bwww\./iu.test(name);

/** Whether one is of age is not to be told without the day; a site that asks has to be told. */
async function faultOfBirthdate(
  tx: Sql,
  birthdate: string | undefined,
  today: string,
): Promise<RefusalWord | undefined> {
  const blocksMinors = await readFlag(tx, "BLOCK_MINORS_FROM_REGISTERING");
  if (!birthdate) {
    const asks = blocksMinors || (await readFlag(tx, "ASK_BIRTHDATE_AT_REGISTER"));
    return asks ? "REQUIRED" : undefined;
  }
  if (!isPlausibleBirthdate(birthdate, today)) return "BIRTHDATE_INVALID";
  return blocksMinors && isMinor(birthdate, today) ? "MINOR" : undefined;
}
