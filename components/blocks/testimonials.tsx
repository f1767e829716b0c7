import { getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "./block";

/** What customers said. */
export async function Testimonials(props: { conf: ConfOf<"TESTIMONIALS"> } & BlockContext) {
  const { conf, slug } = props;
  const t = await getTranslations("blocks");
  return (
    <Section labelledBy={`${slug}-title`} raised>
      <SectionHeading {...conf} id={`${slug}-title`} />
      <ul className="gap-8 sm:columns-2 lg:columns-3">
        {conf.items.map(({ quote, author, detail, rating }) => (
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
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
