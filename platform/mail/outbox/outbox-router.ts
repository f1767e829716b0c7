import { z } from "@hono/zod-openapi";
import { and, desc, eq } from "drizzle-orm";
import { letterSchema, outboxPageSchema } from "@/lib/contract/outbox";
import type { User } from "@/lib/contract/user";
import { htmlWithoutKeys } from "@/lib/rules/privacy/without-keys";
import { recordAudit } from "@/platform/audit/record-audit";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { fileResponses } from "@/platform/http/attached-file";
import { integerParam } from "@/platform/http/integer-param";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
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

const ofLetter = z.object({ id: integerParam() });

const list = route({
  name: "getOutbox",
  area: "admin",
  can: "letter:read",
  method: "get",
  path: "/admin/outbox",
  summary: "The mails and text messages of the site, the newest first; for administrators",
  request: { query: listingParameters(LETTERS) },
  responses: responses(outboxPageSchema, "A page of them"),
});

const read = route({
  name: "readLetter",
  area: "admin",
  can: "letter:read",
  method: "get",
  path: "/admin/outbox/{id}",
  summary: "What one of them says, and how it fares; for administrators",
  request: { params: ofLetter },
  responses: responses(letterSchema, "The letter"),
});

const html = route({
  name: "getLetterHtml",
  area: "admin",
  can: "letter:read",
  method: "get",
  path: "/admin/outbox/{id}/html",
  summary: "A mail as its receiver would see it; for administrators",
  request: { params: ofLetter },
  responses: fileResponses("text/html", "The mail, under a policy that lets nothing run"),
});

const attachment = route({
  name: "getLetterAttachment",
  area: "admin",
  can: "letter:read",
  method: "get",
  path: "/admin/outbox/{id}/attachment/{index}",
  summary: "A file that goes with a mail; for administrators",
  request: { params: ofLetter.extend({ index: integerParam(0) }) },
  responses: fileResponses("application/pdf", "The file, of whatever kind it is"),
});

const again = route({
  name: "sendLetterAgain",
  area: "admin",
  can: "letter:send",
  method: "post",
  path: "/admin/outbox/{id}/again",
  summary: "Tries one anew that was not taken, or sends one a second time; once a minute at most",
  request: { params: ofLetter },
  responses: responses(letterSchema, "The letter"),
});

/** What the site has written to people, for those who run it (ADR 30). */
export function outboxRouter({ isDelivered, print }: Services) {
  /** A letter. @throws ApiError NOT_FOUND */
  const find = async (tx: Sql, id: number): Promise<LetterRow> => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), isLetter));
    if (!row) throw new ApiError("NOT_FOUND");
    return row as LetterRow;
  };
  /** A letter whose text is there, and how its viewer reads it. @throws ApiError NOT_FOUND, FORBIDDEN */
  const open = async (tx: Sql, viewer: User, id: number) => {
    const row = await find(tx, id);
    const reading = await readingOf(tx, row, { viewer, isDelivered });
    if (reading === "NONE") throw new ApiError("FORBIDDEN");
    return { row, reading };
  };

  return newRouter()
    .answer(list, async ({ tx }, { query }) => {
      const { rows, total } = await selectListing(
        tx,
        outbox,
        readListing(query, LETTERS),
        isLetter,
      );
      return { letters: rows.map((row) => letterSummary(row as LetterRow)), total, isDelivered };
    })
    .answer(read, async ({ tx, user }, { param }) => {
      const { row, reading } = await open(tx, user, param.id);
      return letterView(row, reading, isDelivered);
    })
    .respond(html, async ({ user, inUnitOfWork }, { param }) => {
      const { row, reading } = await inUnitOfWork(({ tx }) => open(tx, user, param.id));
      if (row.channel !== "MAIL" || row.bodyErasedAt) throw new ApiError("NOT_FOUND");
      return letterDocument(reading === "WHOLE" ? row.html : htmlWithoutKeys(row.html));
    })
    .respond(attachment, async ({ user, inUnitOfWork }, { param }) => {
      const { row, reading } = await inUnitOfWork(({ tx }) => open(tx, user, param.id));
      const attached = row.attachments[param.index];
      if (!attached) throw new ApiError("NOT_FOUND");
      return letterFile(attached, reading, print);
    })
    .answer(again, async (work, { param: { id } }) => {
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
