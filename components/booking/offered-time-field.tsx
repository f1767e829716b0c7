"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import useSWR from "swr";
import { selectLook } from "@/components/ui/field";
import { getOfferedTimes } from "@/lib/api/booking";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/locale-code";
import { useRideDraft } from "@/stores/ride-draft";
import { PARTS_OF_DAY, partOfDay } from "./part-of-day";
import { type TimeFieldProps, TimeInput } from "./time-input";
import { timesRequest } from "./times-request";

/** What offered times are cached under. */
export const OFFERED_TIMES = "offered-times";

/**
 * A time, among those that a vehicle can make on that day; any other one can be typed, and asked
 * for. Until the day and the places are known, it is typed.
 */
export function OfferedTimeField(props: TimeFieldProps) {
  const { name, time, onChange, described } = props;
  const t = useTranslations("booking");
  const locale = useLocale() as Locale;
  const request = timesRequest(
    useRideDraft((store) => store.ride),
    name,
  );
  const { data, error } = useSWR(
    request && [OFFERED_TIMES, JSON.stringify(request)],
    () => request && getOfferedTimes(browserCall(locale), request),
    { revalidateOnFocus: false, keepPreviousData: true, shouldRetryOnError: false },
  );
  const [isTyped, setIsTyped] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  /** The other way to give the time takes the place and the focus of this one. */
  function change(typed: boolean) {
    flushSync(() => setIsTyped(typed));
    root.current?.querySelector<HTMLElement>("select, input")?.focus();
  }

  if (!request || error) return <TimeInput {...props} />;
  const all = data?.times ?? [];
  const free = all.filter(({ available }) => available);
  const isFull = all.length > 0 && free.length === 0;
  const isTaken = all.some((one) => one.time === time && !one.available);
  const next = (free.find((one) => one.time > time) ?? free.at(-1))?.time;
  const noteId = `ride-${name}-times`;
  const describedToo = {
    ...described,
    "aria-describedby": `${described["aria-describedby"]} ${noteId}`,
  };
  return (
    <div ref={root} className="contents">
      {isTyped || isFull ? (
        <TimeInput {...props} described={describedToo} />
      ) : (
        <select
          name={`${name}-time`}
          aria-label={t("time")}
          value={time}
          onChange={({ target }) => {
            if (target.value === "other") change(true);
            else onChange(target.value);
          }}
          className={selectLook}
          {...describedToo}
        >
          <option value="">{data ? t("times.choose") : t("times.loading")}</option>
          {time && !free.some((one) => one.time === time) && <option value={time}>{time}</option>}
          {PARTS_OF_DAY.map((part) => {
            const its = free.filter((one) => partOfDay(one.time) === part);
            return (
              its.length > 0 && (
                <optgroup key={part} label={t(`times.${part}`)}>
                  {its.map((one) => (
                    <option key={one.time} value={one.time}>
                      {one.time}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
          <option value="other">{t("times.other")}</option>
        </select>
      )}
      <p id={noteId} aria-live="polite" className="col-span-2 text-small empty:hidden">
        {isFull && !described["aria-invalid"] && t("times.full")}
        {isTaken && next && `${t("times.taken", { time, next })} `}
        {isTyped && !isFull && (
          <button
            type="button"
            onClick={() => change(false)}
            className="min-h-6 text-accent underline underline-offset-4"
          >
            {t("times.showOffered")}
          </button>
        )}
      </p>
    </div>
  );
}
