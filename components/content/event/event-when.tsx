import { getTranslations } from "next-intl/server";
import { siteFormat } from "@/lib/i18n/site-format";
import { minutesOfDay } from "@/lib/rules/calendar/opening-hours";
import { parisDate, parisTime } from "@/lib/rules/calendar/paris-time";
import type { Locale } from "@/lib/rules/text/locale-code";

export async function EventWhen(props: { startsAt: string; endsAt: string; locale: Locale }) {
  const { startsAt, endsAt, locale } = props;
  const t = await getTranslations("event");
  const { day, timeOfDay } = siteFormat(locale);
  const time = (instant: string) => timeOfDay(minutesOfDay(parisTime(new Date(instant))));
  const isOneDay = parisDate(new Date(startsAt)) === parisDate(new Date(endsAt));
  return (
    <time dateTime={startsAt}>
      {isOneDay
        ? t("when", { day: day(startsAt), from: time(startsAt), until: time(endsAt) })
        : t("whenDays", {
            from: t("moment", { day: day(startsAt), time: time(startsAt) }),
            until: t("moment", { day: day(endsAt), time: time(endsAt) }),
          })}
    </time>
  );
}
