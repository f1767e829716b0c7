"use client";

import { useLocale, useTranslations } from "next-intl";
import type { RideProgress } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import { RIDE_STEPS } from "@/lib/rules/booking/ride-step";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Line of time of a ride: confirmed, on the way, there, on board, over, with its hours. */
export function StepLine({ steps }: { steps: RideProgress["steps"] }) {
  const t = useTranslations("ride.today");
  const format = siteFormat(useLocale() as Locale);
  const points = [
    { name: "CONFIRMED", at: null, isPast: true } as const,
    ...RIDE_STEPS.map((step) => {
      const at = steps.find((said) => said.step === step)?.at ?? null;
      return { name: step, at, isPast: at !== null } as const;
    }),
  ];
  const current = points.findLastIndex(({ isPast }) => isPast);
  return (
    <ol className="grid sm:grid-cols-5">
      {points.map(({ name, at, isPast }, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className="group flex gap-4 sm:flex-col sm:gap-3"
        >
          <span aria-hidden="true" className="flex flex-col items-center sm:flex-row">
            <span
              className={`mt-1.5 size-3 shrink-0 rounded-full border sm:mt-0 ${isPast ? "border-accent bg-accent" : "border-line-strong"} ${index === current ? "outline-2 outline-accent/40 outline-offset-3" : ""}`}
            />
            <span
              className={`w-px grow group-last:hidden sm:h-px sm:w-auto ${index < current ? "bg-accent" : "bg-line-strong"}`}
            />
          </span>
          <p className="pb-4 sm:pr-3 sm:pb-0">
            <span
              className={
                index === current ? "font-semibold text-heading" : isPast ? "" : "text-muted"
              }
            >
              {t(`step.${name}`)}
            </span>
            {at && (
              <time
                dateTime={at}
                translate="no"
                className="ml-3 text-muted text-small tabular-nums sm:ml-0 sm:block"
              >
                {format.time(at)}
              </time>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
