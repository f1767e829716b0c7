import { getLocale, getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { BlockContext } from "@/lib/site/block-context";

/** What customers said, and how it was checked (Code de la consommation, L111-7-2 and D111-17). */
export async function Testimonials(props: { conf: ConfOf<"TESTIMONIALS"> } & BlockContext) {
  const { conf, slug, isFirst } = props;
  const [t, locale] = await Promise.all([
    getTranslations("blocks"),
    getLocale() as Promise<Locale>,
  ]);
  const format = siteFormat(locale);
  return (
    <Section labelledBy={`${slug}-title`} raised>
      <SectionHeading {...conf} text={conf.checking} id={`${slug}-title`} isFirst={isFirst} />
      <ul className="gap-8 sm:columns-2 lg:columns-3">
        {conf.items.map(({ quote, author, detail, rating, date, verification }) => (
          <li key={quote} className="mb-8 break-inside-avoid">
            <figure className="border-accent/50 border-l pl-6">
              {rating !== null && (
                <p role="img" aria-label={t("rating", { rating })} className="mb-2 text-accent">
                  {"★".repeat(rating)}
                  <span className="text-line-strong">{"★".repeat(5 - rating)}</span>
                </p>
              )}
              <blockquote>{quote}</blockquote>
              <figcaption className="mt-4 text-small">
                <span className="text-heading">{author}</span>
                <span className="block text-muted">{detail}</span>
                <span className="block text-muted">
                  {t(`review.${verification}`)}
                  {date && <> · {t("review.published", { date: format.date(date) })}</>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
