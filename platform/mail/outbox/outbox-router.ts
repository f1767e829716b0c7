import { and, desc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/outbox";
import type { User } from "@/lib/contract/user";
import { htmlWithoutKeys } from "@/lib/rules/privacy/without-keys";
import { recordAudit } from "@/platform/audit/record-audit";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { newRouter } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import type { Services } from "@/platform/services/services";
import { letterDocument } from "./letter-document";
import { isLetter, type LetterRow, letterReference } from "./letter-facts";
import { letterFile } from "./letter-file";
import { letterSummary, letterView, readingOf } from "./letter-view";
import { sendLetterAgain } from "./send-letter-again";

const LETTERS: ListingDeclaration = {
  fields: {
    id: { of: outbox.id, type: "number" },
    channel: { of: outbox.channel, type: "text" },
    recipient: { of: outbox.recipient, type: "text" },
    createdAt: { of: outbox.createdAt, type: "instant" },
  },
  order: [desc(outbox.createdAt), desc(outbox.id)],
};

/** Routes for the letters that the site has sent, for its staff (ADR 30). */
export function outboxRouter({ isDelivered, print }: Services) {
  /** @throws ApiError NOT_FOUND */
  const find = async (tx: Sql, id: number): Promise<LetterRow> => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), isLetter));
    if (!row) throw new ApiError("NOT_FOUND");
    return row as LetterRow;
  };
  /** Reads a letter with text, and how it is read. @throws ApiError NOT_FOUND, FORBIDDEN */
  const open = async (tx: Sql, viewer: User, id: number) => {
    const row = await find(tx, id);
    const reading = await readingOf(tx, row, { viewer, isDelivered });
    if (reading === "NONE") throw new ApiError("FORBIDDEN");
    return { row, reading };
  };

  return newRouter()
    .answer(calls.getOutbox, async ({ tx }, { query }) => {
      const { rows, total } = await selectListing(
        tx,
        outbox,
        readListing(query, LETTERS),
        isLetter,
      );
      return { letters: rows.map((row) => letterSummary(row as LetterRow)), total, isDelivered };
    })
    .answer(calls.readLetter, async ({ tx, user }, { param }) => {
      const { row, reading } = await open(tx, user, param.id);
      return letterView(row, reading, isDelivered);
    })
    .respond(calls.getLetterHtml, async ({ user, inUnitOfWork }, { param }) => {
      const { row, reading } = await inUnitOfWork(({ tx }) => open(tx, user, param.id));
      if (row.channel !== "MAIL" || row.bodyErasedAt) throw new ApiError("NOT_FOUND");
      return letterDocument(reading === "WHOLE" ? row.html : htmlWithoutKeys(row.html));
    })
    .respond(calls.getLetterAttachment, async ({ user, inUnitOfWork }, { param }) => {
      const { row, reading } = await inUnitOfWork(({ tx }) => open(tx, user, param.id));
      const attached = row.attachments[param.index];
      if (!attached) throw new ApiError("NOT_FOUND");
      return letterFile(attached, reading, print);
    })
    .answer(calls.sendLetterAgain, async (work, { param: { id } }) => {
      const { tx, user } = work;
      const letter = await find(tx, id);
      const action = await sendLetterAgain(work, letter, isDelivered);
      await recordAudit(work, {
        user,
        action: action === "RETRY" ? "RETRY" : "SEND_AGAIN",
        subject: `letter ${id}`,
        before: null,
        // No address: a line of the log outlives the one that it would name.
        after: { channel: letter.channel, reference: letterReference(letter) },
      });
      const { row, reading } = await open(tx, user, id);
      return letterView(row, reading, isDelivered);
    });
}
