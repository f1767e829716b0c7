import { getLocale, getTranslations } from "next-intl/server";
import { WEEK_HOURS } from "@/lib/contract/parameter-catalogue/opening-hours";
import { siteFormat } from "@/lib/i18n/site-format";
import { groupOpeningHours, parseOpeningHours } from "@/lib/rules/calendar/opening-hours";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { SiteParameters } from "@/lib/site/parameters";

/** Opening hours of the week, equal days together. */
export async function OpeningHoursList({ parameters }: { parameters: SiteParameters }) {
  const [t, locale] = await Promise.all([getTranslations("blocks.hours"), getLocale()]);
  const week = WEEK_HOURS.map((day) => parseOpeningHours(parameters[day]));
  const { weekday, timeOfDay: time } = siteFormat(locale as Locale);
  const dayName = (index: number) => weekday(index + 1);
  return (
    <dl className="border-line border-t">
      {groupOpeningHours(week).map(({ from, to, hours }) => (
        <div key={from} className="flex justify-between gap-6 border-line border-b py-4">
          <dt className="text-muted first-letter:uppercase">
            {from === to
              ? dayName(from)
              : t(to - from === 6 ? "everyDay" : "days", { from: dayName(from), to: dayName(to) })}
          </dt>
          <dd className="text-right text-heading">
            {hours.length === 0 && <span>{t("closed")}</span>}
            {hours.map(({ opens, closes }) => (
              <span key={opens} className="block">
                {opens === 0 && closes === 1440
                  ? t("allDay")
                  : t("range", { opens: time(opens), closes: time(closes) })}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
