import { getTranslations } from "next-intl/server";
import { Stars } from "@/components/ui/stars";
import type { OwnReview } from "@/lib/contract/review";
import { siteFormat } from "@/lib/i18n/site-format";
import { publicationDue } from "@/lib/rules/review/review-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";

export async function OwnReviewView(props: {
  review: NonNullable<OwnReview["review"]>;
  locale: Locale;
}) {
  const { review, locale } = props;
  const { rating, text, state, writtenAt, publishedAt, refusal, answer } = review;
  const [t, line, { parameters }] = await Promise.all([
    getTranslations("review.own"),
    getTranslations("review.line"),
    bootstrap(locale),
  ]);
  const format = siteFormat(locale);
  const date = format.date(publishedAt ?? publicationDue(new Date(writtenAt)));
  return (
    <div className="border-line border-l-2 pl-4">
      <Stars rating={rating} label={line("rating", { rating })} />
      <p className="mt-2 whitespace-pre-wrap text-heading [overflow-wrap:anywhere]">{text}</p>
      <p className="mt-3 text-muted text-small">
        <span>{t(state, { date })}</span> {refusal && <span>{t(`reason.${refusal}`)}</span>}
      </p>
      {answer && (
        <div className="mt-4 border-accent border-l-2 pl-4">
          <p className="text-muted text-small">
            {line("answer", {
              company: parameters.COMPANY_NAME ?? "",
              date: format.date(answer.answeredAt),
            })}
          </p>
          <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{answer.text}</p>
        </div>
      )}
    </div>
  );
}
