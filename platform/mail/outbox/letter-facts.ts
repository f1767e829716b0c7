import { type SQL, sql } from "drizzle-orm";
import type { LetterKind, LetterState } from "@/lib/contract/outbox";
import { type LetterChannel, outbox } from "@/platform/db/schema/outbox";
import type { OutboxMail } from "@/platform/mail/claim-mail";

/** Subject of a letter, by the first part of its event. */
const KINDS: Record<string, LetterKind> = {
  booking: "BOOKING",
  order: "ORDER",
  member: "ACCOUNT",
  message: "MESSAGE",
  form: "MESSAGE",
  newsletter: "NEWSLETTER",
};

/** Condition for the rows of the outbox that are letters: an alert to a browser is none. */
export const isLetter: SQL = sql`${outbox.channel} <> 'PUSH'`;

export type LetterRow = OutboxMail & { channel: LetterChannel };

/** State of a letter, in SQL; as `letterState` gives it for a row. */
export const letterStateSql: SQL = sql`(case
  when ${outbox.sentAt} is not null then 'SENT'
  when ${outbox.diedAt} is not null then 'FAILED'
  when ${outbox.keptAt} is not null then 'KEPT'
  else 'WAITING' end)`;

export function letterState({ sentAt, diedAt, keptAt }: OutboxMail): LetterState {
  if (sentAt) return "SENT";
  if (diedAt) return "FAILED";
  return keptAt ? "KEPT" : "WAITING";
}

/** Subject of a letter, in SQL; as `letterKind` gives it for a row. */
export const letterKindSql: SQL = sql`(case ${outbox.cause} ${sql.join(
  Object.entries(KINDS).map(([cause, kind]) => sql.raw(`when '${cause}' then '${kind}'`)),
  sql` `,
)} else 'OTHER' end)`;

export const letterKind = ({ cause }: Pick<OutboxMail, "cause">): LetterKind =>
  KINDS[cause] ?? "OTHER";

export function letterReference(row: Pick<OutboxMail, "cause" | "causeKey">): string | null {
  const kind = letterKind(row);
  return kind === "BOOKING" || kind === "ORDER" ? row.causeKey : null;
}
