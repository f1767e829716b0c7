import type { letterResource } from "@/lib/contract/admin/letter-resource";
import type { ResourceSource } from "@/platform/admin/resource-source";
import { outbox } from "@/platform/db/schema/outbox";
import {
  isLetter,
  type LetterRow,
  letterKindSql,
  letterStateSql,
} from "@/platform/mail/outbox/letter-facts";
import { letterSummary } from "@/platform/mail/outbox/letter-view";

/** How much of a text message stands for its subject, in characters. */
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

/** A text message is called by how it begins, without its link; one whose text was erased has dots. */
function textSubject({ text }: { text: string }): string {
  const [line = ""] = text
    .replace(/https?:\/\/\S*/g, "")
    .trim()
    .split("\n", 1);
  return line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1)}…` : line || "…";
}
