import { z } from "@hono/zod-openapi";
import { desc, eq } from "drizzle-orm";
import { letterSchema, outboxPageSchema } from "@/lib/contract/outbox";
import type { User } from "@/lib/contract/user";
import type { Sql } from "@/platform/db/database";
import { outbox } from "@/platform/db/schema/outbox";
import { ApiError } from "@/platform/http/api-error";
import { attachedFile, fileResponses } from "@/platform/http/attached-file";
import { integerParam } from "@/platform/http/integer-param";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import { attachmentFile } from "@/platform/mail/attachment-file";
import type { Services } from "@/platform/services/services";
import { letterDocument } from "./letter-document";
import { letterSummaries, letterView } from "./letter-view";

const LETTERS: ListingDeclaration = {
  fields: {
    id: { of: outbox.id, type: "number" },
    channel: { of: outbox.channel, type: "text" },
    recipient: { of: outbox.recipient, type: "text" },
    createdAt: { of: outbox.createdAt, type: "instant" },
  },
  order: [desc(outbox.id)],
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
  name: "getLetter",
  area: "admin",
  can: "letter:read",
  method: "get",
  path: "/admin/outbox/{id}",
  summary: "What one of them says, while no server carries it; for administrators",
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

/** What the site has written to people, for those who run it (ADR 15). */
export function outboxRouter({ isDelivered, print }: Services) {
  /** A letter that its viewer may read. @throws ApiError NOT_FOUND, FORBIDDEN */
  const readable = async (tx: Sql, viewer: User, id: number) => {
    const [row] = await tx.select().from(outbox).where(eq(outbox.id, id));
    if (!row) throw new ApiError("NOT_FOUND");
    const [summary] = await letterSummaries(tx, [row], { viewer, isDelivered });
    if (!summary?.isReadable) throw new ApiError("FORBIDDEN");
    return { row, summary };
  };

  return newRouter()
    .answer(list, async ({ tx, user: viewer }, { query }) => {
      const { rows, total } = await selectListing(tx, outbox, readListing(query, LETTERS));
      const letters = await letterSummaries(tx, rows, { viewer, isDelivered });
      return { letters, total, isDelivered };
    })
    .answer(read, async ({ tx, user }, { param }) => {
      const { row, summary } = await readable(tx, user, param.id);
      return letterView(row, summary);
    })
    .respond(html, async ({ user, inUnitOfWork }, { param }) => {
      const { row } = await inUnitOfWork(({ tx }) => readable(tx, user, param.id));
      if (row.channel !== "MAIL") throw new ApiError("NOT_FOUND");
      return letterDocument(row.html);
    })
    .respond(attachment, async ({ user, inUnitOfWork }, { param }) => {
      const { row } = await inUnitOfWork(({ tx }) => readable(tx, user, param.id));
      const attached = row.attachments[param.index];
      if (!attached) throw new ApiError("NOT_FOUND");
      const { filename, contentType, content } = await attachmentFile(attached, print);
      return attachedFile(Buffer.from(content), filename, contentType);
    });
}
