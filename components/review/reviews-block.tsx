import { getMessages, getTranslations } from "next-intl/server";
import { QUIET_LOOK } from "@/components/ui/button-look";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import { Stars } from "@/components/ui/stars";
import type { ConfOf } from "@/lib/contract/component";
import type { ReviewFigures } from "@/lib/contract/review";
import type { Messages } from "@/lib/i18n/messages";
import { siteFormat } from "@/lib/i18n/site-format";
import type { BlockContext } from "@/lib/site/block-context";
import { bootstrap } from "@/lib/site/bootstrap";
import { featuresOf } from "@/lib/site/has-feature";
import { lastReviews, readExternalReviews } from "@/lib/site/reviews";
import { ExternalRating } from "./external-rating";
import { MoreReviewsLoader } from "./more-reviews-loader";
import { RatingSpread } from "./rating-spread";
import { ReviewLine } from "./review-line";
import { ReviewRules, type Sold } from "./review-rules";

export async function ReviewsBlock(props: { conf: ConfOf<"REVIEWS"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const [t, messages, site, { reviews, total, figures }, elsewhere] = await Promise.all([
    getTranslations("review"),
    getMessages() as unknown as Promise<Messages>,
    bootstrap(locale),
    lastReviews(locale, conf.nbItem),
    conf.from ? readExternalReviews(conf.from, locale) : undefined,
  ]);
  const company = site.parameters.COMPANY_NAME ?? "";
  const features = featuresOf(site);
  const sold: Sold = (features.length === 1 && features[0]) || "BOTH";
  const { line, more, loading, unreachable } = messages.review;
  const rulesId = `${slug}-rules`;
  return (
    <>
      <Section labelledBy={`${slug}-title`} room="close">
        <div className="grid gap-x-20 lg:grid-cols-[5fr_7fr]">
          <div className="mb-10">
            <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
            {figures.average !== null && <Figures {...figures} locale={locale} />}
            <p className="mt-6 max-w-md text-muted text-small">{t("figures.checked")}</p>
            <a href={`#${rulesId}`} className={`text-small ${QUIET_LOOK}`}>
              {t("figures.how")}
            </a>
            {elsewhere && <ExternalRating reviews={elsewhere} locale={locale} />}
          </div>
          {reviews.length === 0 ? (
            <div className="max-w-xl">
              <p className="text-subtitle">{t("figures.none")}</p>
              <p className="mt-2 text-muted">{t("figures.noneText", { sold })}</p>
            </div>
          ) : (
            <div className="min-w-0">
              <ul>
                {reviews.map((review) => (
                  <ReviewLine key={review.id} review={review} company={company} />
                ))}
              </ul>
              {total > reviews.length && (
                <MoreReviewsLoader
                  locale={locale}
                  company={company}
                  shown={reviews.map(({ id }) => id)}
                  nbItem={conf.nbItem}
                  total={total}
                  messages={{ line, more, loading, unreachable }}
                />
              )}
            </div>
          )}
        </div>
      </Section>
      <ReviewRules id={rulesId} sold={sold} />
    </>
  );
}

async function Figures({ locale, ...figures }: ReviewFigures & Pick<BlockContext, "locale">) {
  const t = await getTranslations("review");
  const { average, count } = figures;
  if (average === null) return null;
  const rating = siteFormat(locale).number(average);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span translate="no" className="figures text-heading text-title">
          {rating}
        </span>
        <span className="text-muted">{t("figures.outOf")}</span>
        <Stars rating={Math.round(average)} label={t("line.rating", { rating })} />
        <span className="text-muted text-small">{t("figures.count", { count })}</span>
      </p>
      <RatingSpread figures={figures} />
    </>
  );
}
