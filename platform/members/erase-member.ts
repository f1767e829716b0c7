import { and, eq, like, lte, notLike, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { deadline } from "@/platform/db/schema/deadline";
import { registration } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import { message } from "@/platform/db/schema/people";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";

/** What the deadline is about: when the space of which address was deleted, or went to another. */
export const erasureSubject = (deletedAt: Date, email: string): string =>
  `${deletedAt.toISOString()} ${email}`;

/**
 * Erases what was written from and to the address of a space until it was deleted or went to
 * another; bookings and orders have their own deadlines. What was written later, perhaps by a new member, is
 * not touched.
 */
export const eraseMember: DeadlineWork = {
  run: async (_services, tx, { id, subject }) => {
    const [at = ""] = subject.split(" ", 1);
    const [deletedAt, email] = [new Date(at), subject.slice(at.length + 1)];
    const isIts = (column: PgColumn) => eq(sql`lower(${column})`, email);
    const itsMails = or(
      and(
        isIts(outbox.recipient),
        notLike(outbox.event, "booking:%"),
        notLike(outbox.event, "order:%"),
      ),
      // What the company was told of a message quotes it.
      and(isIts(outbox.replyTo), like(outbox.event, "message:%:notice")),
    );
    await tx.delete(message).where(and(isIts(message.email), lte(message.receivedAt, deletedAt)));
    await tx.delete(outbox).where(and(itsMails, lte(outbox.createdAt, deletedAt)));
    await tx
      .delete(registration)
      .where(and(isIts(registration.email), lte(registration.termsAcceptedAt, deletedAt)));
    await tx.delete(deadline).where(eq(deadline.id, id));
  },
};
