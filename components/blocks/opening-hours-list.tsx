import { getFormatter, getTranslations } from "next-intl/server";
import { WEEK_HOURS } from "@/lib/contract/parameter-catalogue/opening-hours";
import { groupOpeningHours, parseOpeningHours } from "@/lib/rules/opening-hours";
import type { SiteParameters } from "@/lib/site/parameters";

/** The first of January 2024 was a Monday: names of days come from there. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY = 86_400_000;
const MINUTE = 60_000;

/** The week's opening hours, days that are alike together. */
export async function OpeningHoursList({ parameters }: { parameters: SiteParameters }) {
  const [t, format] = await Promise.all([getTranslations("blocks.hours"), getFormatter()]);
  const week = WEEK_HOURS.map((day) => parseOpeningHours(parameters[day]));
  const dayName = (index: number) =>
    format.dateTime(new Date(MONDAY + index * DAY), { weekday: "long", timeZone: "UTC" });
  const time = (minutes: number) =>
    format.dateTime(new Date(minutes * MINUTE), {
      hour: "numeric",
      minute: "2-digit",
      timeZone: "UTC",
    });
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
            {hours.length === 0 && t("closed")}
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
