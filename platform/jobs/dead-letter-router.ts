import { z } from "@hono/zod-openapi";
import { and, eq, gte, isNotNull, isNull, ne, or } from "drizzle-orm";
import { nothingSchema } from "@/lib/contract/booking-page";
import { deadLetterSchema, deadLettersSchema } from "@/lib/contract/dead-letter";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { recordAudit } from "@/platform/audit/record-audit";
import { announceMessages } from "@/platform/db/announce";
import { deadlines } from "@/platform/db/schema/deadline";
import { type LetterChannel, outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { WAITS } from "./deadline-runner";

const list = route({
  name: "getDeadLetters",
  area: "admin",
  can: "dead-letter:read",
  method: "get",
  path: "/admin/dead-letter",
  summary: "Messages and work that failed too often; for administrators",
  responses: responses(deadLettersSchema, "What waits for a person"),
});

const again = route({
  name: "retryDeadLetter",
  area: "admin",
  can: "dead-letter:retry",
  method: "post",
  path: "/admin/dead-letter/{kind}/{id}/again",
  summary: "Tries one of them again, as if for the first time; for administrators",
  request: { params: z.object({ kind: deadLetterSchema.shape.kind, id: integerParam() }) },
  responses: responses(nothingSchema, "It is due now"),
});

export function deadLetterRouter({ wakeDeadlines }: Services) {
  return newRouter()
    .answer(list, async ({ tx }) => ({
      deadLetters: [...(await deadMessages(tx)), ...(await deadDeadlines(tx))],
    }))
    .answerInSteps(again, async ({ inUnitOfWork, user }, { param: { kind, id } }) => {
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
    });
}

/** @returns false when there is no such deadline that has failed too often */
async function reviveDeadline(tx: Sql, id: number, now: Date): Promise<boolean> {
  const hasFailed = and(isNull(deadlines.doneAt), gte(deadlines.attempts, WAITS.length));
  const revived = await tx
    .update(deadlines)
    .set({ diedAt: null, attempts: 0, dueAt: now })
    .where(and(eq(deadlines.id, id), hasFailed))
    .returning({ id: deadlines.id });
  return revived.length > 0;
}

/** @returns false when there is no such message that has failed too often */
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

/** Those given up, and those about money, which go on being tried. */
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
