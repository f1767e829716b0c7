import type { PurchaseMailName } from "@/lib/contract/mail/mail-catalogue";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import type { Mail } from "@/platform/mail/post-mails";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import type { MailIdentity } from "@/platform/site/company-identity";
import { deliveryPart } from "./order-delivery-part";
import type { OrderNotice } from "./order-notice";
import { orderLinks } from "./order-page-links";
import { orderPart } from "./order-parts";

const WORDS = bilingual({
  fr_FR: {
    closing: (phone: string | null) =>
      phone
        ? `Une question ? Appelez-nous au ${phone} ou répondez à ce message.`
        : "Une question ? Répondez à ce message.",
  },
  en: {
    closing: (phone) =>
      phone
        ? `Any questions? Call us on ${phone} or answer this message.`
        : "Any questions? Answer this message.",
  },
});

/** Composes a mail to the customer about an order: the event, then the order and its links. */
export function orderMail(
  identity: MailIdentity,
  notice: OrderNotice,
  mail: {
    name: PurchaseMailName;
    once?: string | undefined;
    words: { subject: (reference: string) => string; title: string };
    parts: MailPart[];
    /** Besides the documents. */
    attachments?: MailAttachment[];
  },
): Mail {
  const { language, phone } = identity;
  const { name, once, words, parts, attachments = [] } = mail;
  return customerMail(identity, notice, {
    name,
    once,
    title: words.title,
    subject: words.subject(notice.page.reference),
    parts: [
      ...parts,
      orderPart(notice.page, language),
      deliveryPart(notice.page, language),
      ...orderLinks(notice, language),
    ],
    closing: WORDS[language].closing(phone),
    attachments: [...documentAttachments(notice), ...attachments],
  });
}
