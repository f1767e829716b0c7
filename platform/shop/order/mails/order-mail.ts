import type { MailAttachment } from "@/platform/db/schema/outbox";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailPart } from "@/platform/mail/write-mail";
import { companyMail } from "@/platform/purchase/notice/company-mail";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import type { MailIdentity } from "@/platform/site/company-identity";
import { mailWordsOrderCompany as company } from "./mail-words-order-company";
import { mailWordsOrder } from "./order-mail-words";
import type { OrderNoticeData } from "./order-notice";
import { orderLinks } from "./order-notice-links";
import { deliveryPart, orderPart } from "./order-parts";

/** A mail to the customer about an order: what happened, then the order and where to go from it. */
export function orderMail(
  identity: MailIdentity,
  told: OrderNoticeData,
  mail: {
    name: string;
    once?: string | undefined;
    words: { subject: (reference: string) => string; title: string };
    parts: MailPart[];
    /** Besides the papers. */
    attachments?: MailAttachment[];
  },
): Mail {
  const { language, phone } = identity;
  const { name, once, words, parts, attachments = [] } = mail;
  return customerMail(identity, told, {
    ...{ name, once, title: words.title },
    subject: words.subject(told.page.reference),
    parts: [
      ...parts,
      orderPart(told.page, language),
      deliveryPart(told.page, language),
      ...orderLinks(told, language),
    ],
    closing: mailWordsOrder[language].closing(phone),
    attachments: [...documentAttachments(told), ...attachments],
  });
}

/** A mail to the company about an order, in French. */
export function orderNotice(
  identity: MailIdentity & { email: string },
  told: OrderNoticeData,
  mail: { name: string; subject: string; title: string; text: string; button?: string },
): Mail {
  const { text, button = company.open, ...rest } = mail;
  return companyMail(identity, told, {
    ...rest,
    button,
    parts: [{ kind: "text", text }],
    after: [orderPart(told.page, "fr_FR"), deliveryPart(told.page, "fr_FR")],
  });
}
