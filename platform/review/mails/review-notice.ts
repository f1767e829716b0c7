import type { ReviewRow } from "@/platform/db/schema/review";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailSubject } from "@/platform/purchase/notice/customer-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

export interface ReviewNotice extends MailSubject {
  review: ReviewRow;
  links: {
    /** Page of the booking or the order, where the review was written. */
    own: string;
    /** Page of all reviews; null on a site without such a page. */
    all: string | null;
  };
}

export type ReviewMail = (identity: MailIdentity, notice: ReviewNotice) => Mail;
