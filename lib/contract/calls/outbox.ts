import { z } from "zod";
import { integerParam } from "@/lib/contract/integer-param";
import { letterSchema, outboxPageSchema } from "@/lib/contract/outbox";
import { call } from "../call";
import { listingQuery } from "../listing-query";

const ofLetter = z.object({ id: integerParam() });

export const getOutbox = call({
  name: "getOutbox",
  area: "admin",
  can: "letter:read",
  method: "get",
  path: "/admin/outbox",
  summary: "The mails and text messages of the site, the newest first; for administrators",
  query: listingQuery({ id: "number", channel: "text", recipient: "text", createdAt: "instant" }),
  answer: outboxPageSchema,
  says: "A page of them",
});

export const readLetter = call({
  name: "readLetter",
  area: "admin",
  can: "letter:read",
  method: "get",
  path: "/admin/outbox/{id}",
  summary: "What one of them says, and how it fares; for administrators",
  params: ofLetter,
  answer: letterSchema,
  says: "The letter",
});

export const getLetterHtml = call({
  name: "getLetterHtml",
  area: "admin",
  can: "letter:read",
  method: "get",
  path: "/admin/outbox/{id}/html",
  summary: "A mail as its receiver would see it; for administrators",
  params: ofLetter,
  file: "text/html",
  says: "The mail, under a policy that lets nothing run",
});

export const getLetterAttachment = call({
  name: "getLetterAttachment",
  area: "admin",
  can: "letter:read",
  method: "get",
  path: "/admin/outbox/{id}/attachment/{index}",
  summary: "A file that goes with a mail; for administrators",
  params: ofLetter.extend({ index: integerParam(0) }),
  file: "application/pdf",
  says: "The file, of whatever kind it is",
});

export const sendLetterAgain = call({
  name: "sendLetterAgain",
  area: "admin",
  can: "letter:send",
  method: "post",
  path: "/admin/outbox/{id}/again",
  summary: "Tries one anew that was not taken, or sends one a second time; once a minute at most",
  params: ofLetter,
  answer: letterSchema,
  says: "The letter",
});
