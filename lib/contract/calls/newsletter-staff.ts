import { z } from "zod";
import { CONTENT_NAMES } from "@/lib/contract/content/contents";
import { integerParam } from "@/lib/contract/integer-param";
import { contentLettersSchema, sendLetterSchema } from "@/lib/contract/newsletter";
import { call } from "../call";

const params = z.object({ type: z.enum(CONTENT_NAMES), id: integerParam() });

export const getContentLetters = call({
  name: "getContentLetters",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/content/{type}/{id}/letter",
  summary: "To which lists of the newsletter a content can be sent, and to whom it was",
  params,
  answer: contentLettersSchema,
  says: "The lists with their subscribers, and the sendings, the last first",
});

export const sendContentLetter = call({
  name: "sendContentLetter",
  area: "admin",
  can: "newsletter:send",
  proof: true,
  idempotent: true,
  method: "post",
  path: "/admin/content/{type}/{id}/letter",
  summary: "Sends what is published of a content to the subscribers of some lists",
  description:
    "Portion after portion, to each in the language of their subscription where it is published in that. An address gets a content once, however often it is sent.",
  params,
  body: sendLetterSchema,
  answer: contentLettersSchema,
  says: "The lists and the sendings, this one first",
});
