import { getTranslations } from "next-intl/server";
import type { Purchase } from "@/components/purchase/purchase";
import { QUIET_LOOK } from "@/components/ui/button-look";
import { ClientWords } from "@/components/ui/client-words";
import { SiteLink } from "@/components/ui/site-link";
import { type KeyLink, opening } from "@/lib/api/by-key";
import { visitorCall } from "@/lib/api/visitor-call";
import { DAYS_TO_PUBLISH } from "@/lib/rules/review/review-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { found } from "@/lib/site/found";
import { pathOfRole } from "@/lib/site/page-of-role";
import { OwnReviewView } from "./own-review-view";
import { ReviewForm } from "./review-form";

export async function ReviewPart(props: {
  of: Purchase;
  link: KeyLink;
  locale: Locale;
  /** Order when a small window makes one column of two. */
  order: string;
}) {
  const { of, link, locale, order } = props;
  const call = await visitorCall(locale);
  const own = await found(call(`GET /${of}/{reference}/review`, opening(link)));
  if (!own || (own.review === null && !own.mayWrite)) return null;
  const [t, path, { parameters }] = await Promise.all([
    getTranslations("review.own"),
    pathOfRole("REVIEWS", locale),
    bootstrap(locale),
  ]);
  const { review, author, mayWrite } = own;
  const elsewhere = review?.state === "PUBLISHED" ? parameters.REVIEWS_URL : null;
  return (
    <section
      id="review"
      tabIndex={-1}
      aria-labelledby="review-title"
      className={`min-w-0 scroll-mt-28 outline-none print:hidden ${order}`}
    >
      <h2 id="review-title" className="mb-6 text-subtitle">
        {review ? t("title") : t(`asked.${of}`)}
      </h2>
      {review ? (
        <OwnReviewView review={review} locale={locale} />
      ) : (
        <p className="mb-6 max-w-2xl text-muted">{t("text", { author, days: DAYS_TO_PUBLISH })}</p>
      )}
      <ClientWords of={["review"]}>
        {mayWrite &&
          (review ? (
            <details key={review.writtenAt} className="mt-4">
              <summary className={QUIET_LOOK}>
                {t(review.state === "REFUSED" ? "again" : "change")}
              </summary>
              <div className="mt-4">
                <ReviewForm of={of} link={link} written={review} />
              </div>
            </details>
          ) : (
            <ReviewForm of={of} link={link} written={null} />
          ))}
      </ClientWords>
      <p className="mt-4 flex flex-wrap gap-x-10">
        {path && (
          <SiteLink href={path} className={`text-small ${QUIET_LOOK}`}>
            {t("all")}
          </SiteLink>
        )}
        {elsewhere && (
          <SiteLink href={elsewhere} className={`text-small ${QUIET_LOOK}`}>
            {t("elsewhere")}
          </SiteLink>
        )}
      </p>
    </section>
  );
}
