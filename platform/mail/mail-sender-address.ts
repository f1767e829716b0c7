import { and, eq, inArray } from "drizzle-orm";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { punycodeAddress } from "@/lib/rules/text/email-address";
import { parameters } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";

const KEYS = [
  "MAIL_SENDER_NAME",
  "MAIL_SENDER_ADDRESS",
  "COMPANY_NAME",
  "COMPANY_EMAIL",
] as const satisfies ParameterKey[];

/** Reads the sender of a site's mails (§3), else the company itself. */
export async function mailSenderAddress(
  db: Sql,
  idSite: number,
): Promise<{ name: string; address: string }> {
  const rows = await db
    .select()
    .from(parameters)
    .where(and(eq(parameters.idSite, idSite), inArray(parameters.type, KEYS.slice())));
  const value = (key: (typeof KEYS)[number]) => rows.find(({ type }) => type === key)?.value;
  return {
    name: value("MAIL_SENDER_NAME") || value("COMPANY_NAME") || "",
    address: punycodeAddress(
      value("MAIL_SENDER_ADDRESS") || value("COMPANY_EMAIL") || "no-reply@localhost",
    ),
  };
}
