import { inArray, sql } from "drizzle-orm";
import type { Letter, LetterState, LetterSummary } from "@/lib/contract/outbox";
import type { User } from "@/lib/contract/user";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { mayReadLetter } from "@/lib/rules/privacy/letter-reading";
import type { Sql } from "@/platform/db/database";
import { users } from "@/platform/db/schema/people";
import type { OutboxMail } from "@/platform/mail/claim-mail";
import type { Services } from "@/platform/services/services";

/** What decides who reads a letter: who asks, and what carries letters. */
export interface LetterReader {
  viewer: User;
  isDelivered: Services["isDelivered"];
}

/** Rows of the outbox as lines of its list, in their order. */
export async function letterSummaries(
  tx: Sql,
  rows: OutboxMail[],
  { viewer, isDelivered }: LetterReader,
): Promise<LetterSummary[]> {
  const roles = await rolesOf(tx, rows);
  return rows.map((row) => {
    const { id, channel, recipient, subject, createdAt } = row;
    return {
      id,
      channel,
      recipient,
      subject,
      createdAt: parisIso(createdAt),
      state: stateOf(row),
      isReadable: mayReadLetter(viewer, {
        recipient,
        recipientRole: roles.get(recipient.toLowerCase()),
        isDelivered: isDelivered[channel],
      }),
    };
  });
}

/** A letter with all that it says. @param summary its line of the list */
export function letterView(row: OutboxMail, summary: LetterSummary): Letter {
  const path = `/api/admin/outbox/${row.id}`;
  return {
    ...summary,
    replyTo: row.replyTo,
    text: row.text,
    htmlUrl: row.channel === "MAIL" ? `${path}/html` : null,
    attachments: row.attachments.map(({ filename }, index) => ({
      filename,
      url: `${path}/attachment/${index}`,
    })),
  };
}

function stateOf({ sentAt, diedAt, keptAt }: OutboxMail): LetterState {
  if (sentAt) return "SENT";
  if (diedAt) return "FAILED";
  return keptAt ? "KEPT" : "WAITING";
}

/** The role of each receiver who has an account of the transaction's site, by their address. */
async function rolesOf(tx: Sql, rows: OutboxMail[]) {
  const addresses = [...new Set(rows.map(({ recipient }) => recipient.toLowerCase()))];
  if (addresses.length === 0) return new Map<string, User["role"]>();
  const accounts = await tx
    .select({ email: users.email, role: users.role })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, addresses));
  return new Map(accounts.map(({ email, role }) => [email.toLowerCase(), role]));
}
