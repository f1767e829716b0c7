import { and, eq, isNull, lte, or } from "drizzle-orm";
import { BEFORE_AGAIN, letterAgain } from "@/lib/rules/privacy/letter-again";
import { announceMessages } from "@/platform/db/announce";
import { outbox } from "@/platform/db/schema/outbox";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { Services } from "@/platform/services/services";
import { type LetterRow, letterKind, letterState } from "./letter-facts";

/**
 * Sends a letter again: a letter that was not taken is tried anew; of a sent letter a copy is sent,
 * under the same cause, so that it is erased along with it. Of two calls at once one is refused.
 * @returns which of the two was done
 * @throws ApiError CONFLICT (LETTER_NOT_AGAIN), TOO_MANY_REQUESTS within a minute
 */
export async function sendLetterAgain(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  letter: LetterRow,
  isDelivered: Services["isDelivered"],
): Promise<"RETRY" | "RESEND"> {
  const again = letterAgain({
    state: letterState(letter),
    kind: letterKind(letter),
    isDelivered: isDelivered[letter.channel],
    isErased: letter.bodyErasedAt !== null,
  });
  if (!again) throw new ApiError("CONFLICT", "LETTER_NOT_AGAIN");
  const latest = new Date(now.getTime() - BEFORE_AGAIN);
  const [taken] = await tx
    .update(outbox)
    .set({ sentAgainAt: now })
    .where(
      and(
        eq(outbox.id, letter.id),
        or(isNull(outbox.sentAgainAt), lte(outbox.sentAgainAt, latest)),
      ),
    )
    .returning();
  if (!taken) {
    throw new ApiError("TOO_MANY_REQUESTS", "LETTER_JUST_SENT", {}, BEFORE_AGAIN / 1000);
  }
  // Somebody else may have had it tried again meanwhile, more than a minute ago.
  if (letterState(taken) !== letterState(letter)) {
    throw new ApiError("CONFLICT", "LETTER_NOT_AGAIN");
  }
  if (again === "RETRY") {
    await tx
      .update(outbox)
      .set({ diedAt: null, keptAt: null, attempts: 0, lastError: null, nextAttemptAt: now })
      .where(eq(outbox.id, letter.id));
  } else {
    const { idSite, event, channel, recipient, replyTo, subject, text, html, attachments } = taken;
    await tx.insert(outbox).values({
      idSite,
      event: `${event}:again:${now.getTime()}`,
      channel,
      recipient,
      replyTo,
      subject,
      text,
      html,
      attachments,
      createdAt: now,
      nextAttemptAt: now,
    });
  }
  announceMessages(tx);
  return again;
}
