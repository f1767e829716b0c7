import { getTranslations } from "next-intl/server";
import { QUIET_LOOK } from "@/components/ui/button-look";
import { Stars } from "@/components/ui/stars";
import type { ExternalReviews } from "@/lib/contract/review";
import { siteFormat } from "@/lib/i18n/site-format";
import { type Locale, localeFromCode } from "@/lib/rules/text/locale-code";

/** Rating on another site, not checked here; the browser asks that site for nothing. */
export async function ExternalRating(props: { reviews: ExternalReviews; locale: Locale }) {
  const { name, url, rating, count, readOn, quotes } = props.reviews;
  const [t, line] = await Promise.all([
    getTranslations("review.external"),
    getTranslations("review.line"),
  ]);
  const format = siteFormat(props.locale);
  const day = (date: string) => format.date(`${date}T12:00Z`);
  return (
    <section className="mt-10 max-w-md border-line border-t pt-6 text-small">
      <h2 className="text-lead">{t("title", { name })}</h2>
      <p className="mt-2">
        {t("figures", { rating: format.number(rating), count, date: day(readOn) })}
      </p>
      <p className="mt-1 text-muted">{t("unchecked", { name })}</p>
      {quotes.map((quote) => (
        <figure key={`${quote.author} ${quote.text}`} className="mt-4 border-line border-l-2 pl-4">
          <blockquote lang={localeFromCode(quote.language)} className="text-heading">
            {quote.text}
          </blockquote>
          <figcaption className="mt-2 flex flex-wrap gap-x-3 text-muted">
            <Stars rating={quote.rating} label={line("rating", { rating: quote.rating })} />
            <span>{quote.author}</span>
            <span>{day(quote.writtenOn)}</span>
          </figcaption>
        </figure>
      ))}
      <a href={url} rel="noopener nofollow" className={QUIET_LOOK}>
        {t("read", { name })}
      </a>
    </section>
  );
}
