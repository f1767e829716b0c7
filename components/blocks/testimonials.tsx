import { getTranslations } from "next-intl/server";
import { QUIET_LOOK } from "@/components/ui/button-look";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { SiteLink } from "@/components/ui/site-link";
import { Stars } from "@/components/ui/stars";
import type { ConfOf } from "@/lib/contract/component";
import { siteFormat } from "@/lib/i18n/site-format";
import type { BlockContext } from "@/lib/site/block-context";
import { pathOfRole } from "@/lib/site/page-of-role";

/** Reviews of customers, and how they were checked (Code de la consommation, L111-7-2, D111-17). */
export async function Testimonials(props: { conf: ConfOf<"TESTIMONIALS"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const [t, path] = await Promise.all([getTranslations("blocks"), pathOfRole("REVIEWS", locale)]);
  const format = siteFormat(locale);
  return (
    <Section labelledBy={`${slug}-title`} room="close" raised>
      <div className="grid gap-x-20 lg:grid-cols-[5fr_7fr]">
        <div>
          <SectionHeading {...conf} text={conf.checking} id={`${slug}-title`} isFirst={isFirst} />
          {path && (
            <SiteLink href={path} className={`mb-8 ${QUIET_LOOK}`}>
              {t("review.all")}
            </SiteLink>
          )}
        </div>
        <ul>
          {conf.items.map(({ quote, author, detail, rating, date, verification }) => (
            <li key={quote} className="border-line border-b py-6 first:pt-0 last:border-b-0">
              <figure>
                <blockquote className="text-heading text-lead">{quote}</blockquote>
                <figcaption className="mt-3 flex flex-wrap gap-x-3 text-muted text-small">
                  {rating !== null && <Stars rating={rating} label={t("rating", { rating })} />}
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
