import { getMessages } from "next-intl/server";
import { Section } from "@/components/ui/section";
import { SectionHeading } from "@/components/ui/section-heading";
import type { ConfOf } from "@/lib/contract/component";
import type { Messages } from "@/lib/i18n/messages";
import type { BlockContext } from "@/lib/site/block-context";
import { BookingFormLoader } from "./booking-form-loader";
import { NoScript } from "./no-script";

export async function BookingFormBlock(props: { conf: ConfOf<"BOOKING_FORM"> } & BlockContext) {
  const { conf, slug, locale, isFirst } = props;
  const { booking, form } = (await getMessages()) as unknown as Messages;
  return (
    <Section labelledBy={`${slug}-title`}>
      <BookingFormLoader locale={locale} messages={{ booking, form }} idCalendar={conf.idCalendar}>
        <SectionHeading {...conf} id={`${slug}-title`} isFirst={isFirst} />
        <NoScript locale={locale} />
      </BookingFormLoader>
    </Section>
  );
}
