import { sql } from "drizzle-orm";
import type { letterResource } from "@/lib/contract/admin/letter-resource";
import { outbox } from "@/platform/db/schema/outbox";
import { parameters } from "@/platform/db/schema/site-look";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { isLetter, type LetterRow, letterKindSql, letterStateSql } from "./letter-facts";
import { letterSummary } from "./letter-view";

/** Condition that a letter goes to the company itself, about its customers. */
const isToCompany = sql`${outbox.recipientKey} in (
  select lower(${parameters.value}) from ${parameters}
  where ${parameters.idSite} = ${outbox.idSite} and ${parameters.type} = 'COMPANY_EMAIL'
    and ${parameters.value} is not null)`;

/** Length of a text message's beginning that stands for its subject, in characters. */
const LONGEST_SUBJECT = 80;

export const letterSource: ResourceSource<typeof letterResource, typeof outbox> = {
  table: outbox,
  among: isLetter,
  columns: {
    subject: outbox.subject,
    recipient: outbox.recipientKey,
    state: letterStateSql,
    channel: outbox.channel,
    kind: letterKindSql,
    createdAt: outbox.createdAt,
    reference: outbox.causeKey,
  },
  subsets: { TO_CUSTOMERS: () => sql`not ${isToCompany}`, TO_COMPANY: () => isToCompany },
  async views(_, rows) {
    return rows.map((row) => {
      const { id, subject, recipient, state, channel, kind, reference } = letterSummary(
        row as LetterRow,
      );
      return {
        id,
        subject: subject || textSubject(row),
        recipient,
        state,
        channel,
        kind,
        createdAt: row.createdAt.toISOString(),
        reference,
      };
    });
  },
};

/** Returns a text message's beginning, without its link, as its subject; dots once erased. */
function textSubject({ text }: { text: string }): string {
  const [line = ""] = text
    .replace(/https?:\/\/\S*/g, "")
    .trim()
    .split("\n", 1);
  return line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1)}…` : line || "…";
}
