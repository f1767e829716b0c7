import { and, eq, gte, isNotNull, isNull, ne, or } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/dead-letter";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { recordAudit } from "@/platform/audit/record-audit";
import { announceMessages } from "@/platform/db/announce";
import { deadlines } from "@/platform/db/schema/deadline";
import { type LetterChannel, outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { WAITS } from "./deadline-runner";

export function deadLetterRouter({ wakeDeadlines }: Services) {
  return newRouter()
    .answer(calls.getDeadLetters, async ({ tx }) => ({
      deadLetters: [...(await deadMessages(tx)), ...(await deadDeadlines(tx))],
    }))
    .answerInSteps(
      calls.retryDeadLetter,
      async ({ inUnitOfWork, user }, { param: { kind, id } }) => {
        await inUnitOfWork(async (work) => {
          const { tx, now } = work;
          const isRevived =
            kind === "DEADLINE"
              ? await reviveDeadline(tx, id, now)
              : await reviveMessage(tx, { channel: kind, id }, now);
          if (!isRevived) throw new ApiError("NOT_FOUND");
          await recordAudit(work, {
            user,
            action: "RETRY",
            subject: `${kind === "DEADLINE" ? "deadline" : "letter"} ${id}`,
            before: null,
            after: null,
          });
        });
        wakeDeadlines();
        return {};
      },
    );
}

/** Revives a deadline that has failed too often. @returns false when there is no such one */
async function reviveDeadline(tx: Sql, id: number, now: Date): Promise<boolean> {
  const hasFailed = and(isNull(deadlines.doneAt), gte(deadlines.attempts, WAITS.length));
  const revived = await tx
    .update(deadlines)
    .set({ diedAt: null, attempts: 0, dueAt: now })
    .where(and(eq(deadlines.id, id), hasFailed))
    .returning({ id: deadlines.id });
  return revived.length > 0;
}

/** Revives a message that has failed too often. @returns false when there is no such one */
async function reviveMessage(
  tx: Sql,
  { channel, id }: { channel: LetterChannel; id: number },
  now: Date,
): Promise<boolean> {
  const isThisMessage = and(eq(outbox.id, id), eq(outbox.channel, channel));
  const revived = await tx
    .update(outbox)
    .set({ diedAt: null, attempts: 0, nextAttemptAt: now })
    .where(and(isThisMessage, isNotNull(outbox.diedAt)))
    .returning({ id: outbox.id });
  announceMessages(tx);
  return revived.length > 0;
}

async function deadMessages(tx: Sql) {
  const rows = await tx
    .select()
    .from(outbox)
    .where(and(isNotNull(outbox.diedAt), ne(outbox.channel, "PUSH")));
  return rows.map(({ id, channel, event, recipient, attempts, diedAt, lastError }) => ({
    id,
    kind: channel as LetterChannel,
    what: event,
    recipient,
    attempts,
    diedAt: parisIso(diedAt ?? new Date(0)),
    error: lastError,
  }));
}

/** Lists deadlines given up, and failing ones about money, which go on being tried. */
async function deadDeadlines(tx: Sql) {
  const rows = await tx
    .select()
    .from(deadlines)
    .where(
      or(
        isNotNull(deadlines.diedAt),
        and(
          isNull(deadlines.doneAt),
          isNull(deadlines.diedAt),
          gte(deadlines.attempts, WAITS.length),
        ),
      ),
    );
  return rows.map(({ id, kind, subject, attempts, diedAt, dueAt, lastError }) => ({
    id,
    kind: "DEADLINE" as const,
    what: `${kind} ${subject}`,
    recipient: null,
    attempts,
    diedAt: parisIso(diedAt ?? dueAt),
    error: lastError,
  }));
}
