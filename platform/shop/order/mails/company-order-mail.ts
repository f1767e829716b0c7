import { frenchOnly } from "@/platform/mail/bilingual";
import type { Mail } from "@/platform/mail/post-mails";
import { companyMail } from "@/platform/purchase/notice/company-mail";
import type { MailIdentity } from "@/platform/site/company-identity";
import { deliveryPart } from "./order-delivery-part";
import type { OrderNotice } from "./order-notice";
import { orderPart } from "./order-parts";

const WORDS = frenchOnly({
  open: "Ouvrir la commande",
});

/** Composes a mail to the company about an order, in French. */
export function companyOrderMail(
  identity: MailIdentity & { email: string },
  notice: OrderNotice,
  mail: { name: string; subject: string; title: string; text: string; button?: string },
): Mail {
  const { text, button = WORDS.open, ...rest } = mail;
  return companyMail(identity, notice, {
    ...rest,
    button,
    parts: [{ kind: "text", text }],
    after: [orderPart(notice.page, "fr_FR"), deliveryPart(notice.page, "fr_FR")],
  });
}
