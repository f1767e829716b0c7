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
    <Section labelledBy={`${slug}-title`} room="close" raised>
      <div className="grid gap-x-20 lg:grid-cols-[4fr_8fr]">
        <SectionHeading {...conf} text={conf.checking} id={`${slug}-title`} isFirst={isFirst} />
        <ul>
          {conf.items.map(({ quote, author, detail, rating, date, verification }) => (
            <li key={quote} className="border-line border-b py-6 first:pt-0 last:border-b-0">
              <figure>
                <blockquote className="text-heading text-lead">{quote}</blockquote>
                <figcaption className="mt-3 flex flex-wrap gap-x-3 text-muted text-small">
                  {rating !== null && (
                    <span role="img" aria-label={t("rating", { rating })} className="text-accent">
                      <span>{"★".repeat(rating)}</span>
                      <span className="text-line-strong">{"★".repeat(5 - rating)}</span>
                    </span>
                  )}
                  <span className="font-medium text-heading">{author}</span>
                  <span>{detail}</span>
                  <span>
                    <span>{t(`review.${verification}`)}</span>
                    {date && (
                      <span>{` · ${t("review.published", { date: format.date(date) })}`}</span>
                    )}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
