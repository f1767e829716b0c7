import { useLocale, useTranslations } from "next-intl";
import { Stars } from "@/components/ui/stars";
import type { Review } from "@/lib/contract/review";
import { siteFormat } from "@/lib/i18n/site-format";
import { type Locale, localeFromCode } from "@/lib/rules/text/locale-code";

/** Review with its two dates (D111-17, 1°), and the company's answer. */
export function ReviewLine({ review, company }: { review: Review; company: string }) {
  const t = useTranslations("review.line");
  const format = siteFormat(useLocale() as Locale);
  const { of, rating, text, language, author, experiencedOn, publishedAt, answer } = review;
  return (
    <li className="border-line border-b py-6 first:pt-0 last:border-b-0">
      <figure>
        <figcaption className="mb-3 flex flex-wrap gap-x-3 text-muted text-small">
          <Stars rating={rating} label={t("rating", { rating })} />
          <span className="font-medium text-heading">{author ?? t("anonymous")}</span>
          <span>
            <span>{t(of, { date: format.date(`${experiencedOn}T12:00Z`) })}</span>
            <span>{` · ${t("published", { date: format.date(publishedAt) })}`}</span>
          </span>
        </figcaption>
        <blockquote
          lang={localeFromCode(language)}
          className="whitespace-pre-wrap text-heading [overflow-wrap:anywhere]"
        >
          {text}
        </blockquote>
      </figure>
      {answer && (
        <div className="mt-4 border-accent border-l-2 pl-4">
          <p className="text-muted text-small">
            {t("answer", { company, date: format.date(answer.answeredAt) })}
          </p>
          <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{answer.text}</p>
        </div>
      )}
    </li>
  );
}
