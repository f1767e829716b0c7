import { z } from "zod";
import {
  adminMailSchema,
  mailInLanguagesSchema,
  mailPreviewQuerySchema,
  mailTrialSchema,
  wordedMailSchema,
} from "@/lib/contract/admin/mail";
import { languageCodeSchema } from "@/lib/contract/locale";
import { mailWordingSchema } from "@/lib/contract/mail/mail-wording";
import { call } from "../call";

const ofMail = z.object({ name: z.string().max(60) });
const inLanguage = ofMail.extend({ language: languageCodeSchema });

export const getMails = call({
  name: "getMails",
  area: "admin",
  can: "parameter:read",
  method: "get",
  path: "/admin/mail",
  summary: "The mails to customers whose words the owner may write",
  answer: z.array(adminMailSchema),
  says: "The mails, in their groups",
});

export const getMailWording = call({
  name: "getMailWording",
  area: "admin",
  can: "parameter:read",
  method: "get",
  path: "/admin/mail/{name}",
  summary: "The words of a mail in each language of the site, beside the product's own",
  params: ofMail,
  answer: mailInLanguagesSchema,
  says: "The mail",
});

export const changeMailWording = call({
  name: "changeMailWording",
  area: "admin",
  can: "parameter:change",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/mail/{name}/{language}",
  summary: "Gives a mail other words in a language; an empty text is the product’s own again",
  params: inLanguage,
  body: mailWordingSchema,
  answer: wordedMailSchema,
  says: "The words as they are now",
});

export const previewMail = call({
  name: "previewMail",
  area: "admin",
  can: "parameter:read",
  method: "get",
  path: "/admin/mail/{name}/{language}/preview",
  summary: "A mail to an invented customer, with these words, as it would leave",
  params: inLanguage,
  query: mailPreviewQuerySchema,
  file: "text/html",
  says: "The mail, under a policy that lets nothing run",
});

export const sendMailTrial = call({
  name: "sendMailTrial",
  area: "admin",
  can: "letter:send",
  limit: "alertTrial",
  startsFrom: { no: "nothing is changed: a mail goes to the caller’s own address" },
  method: "post",
  path: "/admin/mail/{name}/{language}/trial",
  summary: "Sends a mail to an invented customer, with these words, to the caller’s own address",
  params: inLanguage,
  body: mailWordingSchema,
  answer: mailTrialSchema,
  says: "The address",
});
