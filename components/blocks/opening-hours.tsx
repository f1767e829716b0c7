import { getTranslations } from "next-intl/server";
import { OpeningHoursList } from "@/components/contact/opening-hours-list";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import type { BlockContext } from "@/lib/site/block-context";
import { bootstrap } from "@/lib/site/bootstrap";

export async function OpeningHours(props: { conf: ConfOf<"OPENING_HOURS"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const [t, { parameters }] = await Promise.all([getTranslations("blocks"), bootstrap(locale)]);
  return (
    <Section labelledBy={`${slug}-title`} room="close">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <SectionHeading {...conf} text={conf.note} id={`${slug}-title`} isFirst={isFirst} />
        <div>
          <OpeningHoursList parameters={parameters} />
          {parameters.COMPANY_PHONE && (
            <p className="mt-8">
              <span className="block text-muted text-small">{t("callUs")}</span>
              <a
                href={`tel:${parameters.COMPANY_PHONE.replace(/\s/g, "")}`}
                className="text-heading text-title hover:text-accent"
              >
                {parameters.COMPANY_PHONE}
              </a>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
