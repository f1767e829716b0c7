"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useOtherTimes } from "@/components/booking/when/use-other-times";
import { buttonLook } from "@/components/ui/button-look";
import { useToday } from "@/components/ui/use-today";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { RideDraft } from "@/stores/described-ride";

export function SlotLost(props: {
  idVehicle: number;
  isAsking: boolean;
  onTake: (part: Partial<RideDraft>, idVehicle?: number) => void;
  onOtherDay: () => void;
}) {
  const { idVehicle, isAsking, onTake, onOtherDay } = props;
  const t = useTranslations("booking.slotLost");
  const { dayAhead } = siteFormat(useLocale() as Locale);
  const today = useToday();
  const day = (date: string) => dayAhead(date, today ?? date);
  const otherTimes = useOtherTimes(idVehicle);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const take = (time: string) => {
    if (isAsking) return;
    onTake(
      otherTimes?.field === "returnAt" ? { returnTime: time } : { time },
      otherTimes?.idVehicle,
    );
  };
  const times = otherTimes?.times ?? [];
  return (
    <section
      aria-labelledby="slot-lost-title"
      aria-busy={!otherTimes || isAsking}
      className="border-accent border-l-2 bg-surface p-5 md:p-6"
    >
      <h3
        id="slot-lost-title"
        ref={title}
        tabIndex={-1}
        className="font-medium text-heading outline-none"
      >
        {t("title")}
      </h3>
      <p role="status" className="mt-2">
        {!otherTimes && <span>{t("searching")}</span>}
        {otherTimes && times.length > 0 && (
          <span>{t("near", { day: day(otherTimes.date), time: otherTimes.time })}</span>
        )}
        {otherTimes && times.length === 0 && (
          <span>{t("none", { day: day(otherTimes.date) })}</span>
        )}
      </p>
      {times.length > 0 && (
        <ul className="mt-4 grid grid-cols-3 gap-3 sm:grid-cols-6">
          {times.map((time) => (
            <li key={time}>
              <button
                type="button"
                aria-disabled={isAsking}
                onClick={() => take(time)}
                className={`${buttonLook("outline")} w-full px-2! tabular-nums`}
              >
                {time}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6 text-small">
        {otherTimes?.inAnotherVehicle && (
          <button
            type="button"
            aria-disabled={isAsking}
            onClick={() => isAsking || onTake({})}
            className="min-h-11 text-accent underline underline-offset-4"
          >
            {t("anotherVehicle", { time: otherTimes.time })}
          </button>
        )}
        <button
          type="button"
          onClick={onOtherDay}
          className="min-h-11 text-accent underline underline-offset-4"
        >
          {t("otherDay")}
        </button>
      </p>
    </section>
  );
}
