import { pagePath } from "@/platform/content/page/page-path";
import type { ReviewRow } from "@/platform/db/schema/review";
import type { Sql } from "@/platform/db/sql";
import { pageUrl } from "@/platform/mail/page-url";
import { postMails } from "@/platform/mail/post-mails";
import { noticeLinks } from "@/platform/purchase/notice/notice-links";
import { mailIdentity } from "@/platform/site/company-identity";
import type { ReviewMail } from "./mails/review-notice";
import { readReviewed } from "./reviewed-purchase";

/** Writes to a review's author, in the review's language; to nobody without an address. */
export async function tellAuthor(
  tx: Sql,
  review: ReviewRow,
  now: Date,
  mail: ReviewMail,
): Promise<void> {
  const purchase = await readReviewed(tx, review);
  if (!purchase?.email) return;
  const { of, reference, firstname, lastname, email } = purchase;
  const identity = await mailIdentity(tx, review.language);
  const { siteUrl, language } = identity;
  const path = await pagePath(tx, "REVIEWS", language);
  const { page } = noticeLinks(
    siteUrl,
    of,
    { ...purchase, language },
    { pay: null, contact: null },
  );
  const written = mail(identity, {
    of,
    page: { reference, customer: { firstname, lastname, email } },
    sequence: review.revision,
    review,
    links: { own: `${page}#review`, all: path ? pageUrl(identity, path) : null },
  });
  await postMails(tx, review.idSite, now, [written]);
}
