import { randomUUID } from "node:crypto";
import { mailWordsBooking } from "@/platform/words/mail-words";
import { ridePart } from "./booking-parts";
import type { CustomerMail } from "./booking-told";
import { customerMail } from "./customer-mail";

/** Gives the link of the booking to one who has lost it, each time that it is asked for. */
export const link: CustomerMail = (identity, told) => {
  const { language } = identity;
  const { page, links } = told;
  const words = mailWordsBooking[language].link;
  return customerMail(identity, told, {
    name: "link",
    once: randomUUID(),
    subject: words.subject(page.reference),
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      { kind: "button", label: words.button, url: links.page },
      { kind: "text", text: words.notMe },
      ridePart(page, language),
    ],
  });
};
