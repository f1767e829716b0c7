import { type SQL, sql } from "drizzle-orm";
import type { LetterKind, LetterState } from "@/lib/contract/outbox";
import { type LetterChannel, outbox } from "@/platform/db/schema/outbox";
import type { OutboxMail } from "@/platform/mail/claim-mail";

/** What a letter is about, by the first part of its event. */
const KINDS: Record<string, LetterKind> = {
  booking: "BOOKING",
  order: "ORDER",
  member: "ACCOUNT",
  message: "MESSAGE",
  newsletter: "NEWSLETTER",
};

/** The rows of the outbox that are letters: what alerts a browser is none. */
export const isLetter: SQL = sql`${outbox.channel} <> 'PUSH'`;

/** A row of the outbox that is a letter. */
export type LetterRow = OutboxMail & { channel: LetterChannel };

/** How a letter stands, in SQL; as `letterState` says it of a row. */
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

/** What a letter is about, in SQL; as `letterKind` says it of a row. */
export const letterKindSql: SQL = sql`(case ${outbox.cause} ${sql.join(
  Object.entries(KINDS).map(([cause, kind]) => sql.raw(`when '${cause}' then '${kind}'`)),
  sql` `,
)} else 'OTHER' end)`;

export const letterKind = ({ cause }: Pick<OutboxMail, "cause">): LetterKind =>
  KINDS[cause] ?? "OTHER";

/** The reference of the booking or the order that a letter is about. */
export function letterReference(row: Pick<OutboxMail, "cause" | "causeKey">): string | null {
  const kind = letterKind(row);
  return kind === "BOOKING" || kind === "ORDER" ? row.causeKey : null;
}
