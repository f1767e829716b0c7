import { eq } from "drizzle-orm";
import type { Letter, LetterSummary } from "@/lib/contract/outbox";
import type { User } from "@/lib/contract/user";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { letterAgain } from "@/lib/rules/privacy/letter-again";
import { letterFault } from "@/lib/rules/privacy/letter-fault";
import { type LetterReading, letterReading } from "@/lib/rules/privacy/letter-reading";
import { withoutKeys } from "@/lib/rules/privacy/without-keys";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import type { Services } from "@/platform/services/services";
import { type LetterRow, letterKind, letterReference, letterState } from "./letter-facts";

/** Reader of a letter, with the channels that carry letters: both decide how it is read. */
export interface LetterReader {
  viewer: User;
  isDelivered: Services["isDelivered"];
}

/** Shows a row of the outbox as a line of its list. */
export const letterSummary = (row: LetterRow): LetterSummary => ({
  id: row.id,
  channel: row.channel,
  recipient: row.recipient,
  subject: row.subject,
  createdAt: parisIso(row.createdAt),
  state: letterState(row),
  kind: letterKind(row),
  reference: letterReference(row),
  isReadable: row.bodyErasedAt === null,
});

export async function readingOf(
  tx: Sql,
  { recipient, channel }: LetterRow,
  { viewer, isDelivered }: LetterReader,
): Promise<LetterReading> {
  const [account] = await tx
    .select({ role: users.role })
    .from(users)
    .where(eq(users.email, recipient.toLowerCase()));
  return letterReading(viewer, {
    recipient,
    recipientRole: account?.role,
    isDelivered: isDelivered[channel],
  });
}

export function letterView(
  row: LetterRow,
  reading: LetterReading,
  isDelivered: Services["isDelivered"],
): Letter {
  const path = `/api/admin/outbox/${row.id}`;
  const summary = letterSummary(row);
  const isWithoutKeys = reading !== "WHOLE";
  const isErased = row.bodyErasedAt !== null;
  const at = (instant: Date | null) => instant && parisIso(instant);
  return {
    ...summary,
    replyTo: row.replyTo,
    text: isWithoutKeys ? withoutKeys(row.text) : row.text,
    htmlUrl: row.channel === "MAIL" && !isErased ? `${path}/html` : null,
    attachments: row.attachments.map(({ filename }, index) => ({
      filename,
      url: `${path}/attachment/${index}`,
    })),
    isWithoutKeys,
    sentAt: at(row.sentAt),
    sentAgainAt: at(row.sentAgainAt),
    bodyErasedAt: at(row.bodyErasedAt),
    attempts: row.attempts,
    nextAttemptAt: summary.state === "WAITING" ? parisIso(row.nextAttemptAt) : null,
    fault:
      row.lastError === null || summary.state === "SENT"
        ? null
        : { reason: letterFault(row.lastError), said: row.lastError },
    again: letterAgain({ ...summary, isDelivered: isDelivered[row.channel], isErased }),
  };
}
