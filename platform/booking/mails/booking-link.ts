import { randomUUID } from "node:crypto";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { mailWordsBooking } from "./booking-mail-words";
import type { CustomerMail } from "./booking-notice";
import { ridePart } from "./booking-parts";

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
