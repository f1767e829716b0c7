import { getMessages } from "next-intl/server";
import { NoScript } from "@/components/booking/form/no-script";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import type { Messages } from "@/lib/i18n/messages";
import { localisedPath } from "@/lib/rules/text/locale-code";
import type { BlockContext } from "@/lib/site/block-context";
import { pathOfRole } from "@/lib/site/page-of-role";
import { LazyFareCalculator } from "./lazy-fare-calculator";

export async function FareCalculatorBlock(
  props: { conf: ConfOf<"FARE_CALCULATOR"> } & BlockContext,
) {
  const { conf, slug, locale, isFirst } = props;
  const { booking } = (await getMessages()) as unknown as Messages;
  const formPath = await pathOfRole("BOOKING_FORM", locale);
  return (
    <Section id="calculator" labelledBy={`${slug}-title`}>
      <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
      <LazyFareCalculator
        locale={locale}
        messages={{ booking }}
        idCalendar={conf.idCalendar}
        formPath={formPath ? localisedPath(formPath, locale) : null}
      >
        <NoScript locale={locale} />
      </LazyFareCalculator>
    </Section>
  );
}
