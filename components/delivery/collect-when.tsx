"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import useSWR from "swr";
import { buttonLook } from "@/components/ui/button-link";
import { browserCall } from "@/lib/api/browser-call";
import { getCollectDays } from "@/lib/api/shipping";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/locale-code";
import { useCheckout } from "@/stores/checkout-store";
import { ChipChoice } from "./chip-choice";

/** The days on which an order can be collected at an address, then the times of one of them. */
export function CollectWhen(props: {
  idAddress: number;
  dayError?: string | undefined;
  timeError?: string | undefined;
}) {
  const { idAddress, dayError, timeError } = props;
  const t = useTranslations("delivery");
  const locale = useLocale() as Locale;
  const { dayAhead } = siteFormat(locale);
  const { clickAndCollect, chooseSlot } = useCheckout((store) => store);
  const { date, idSchedule } = clickAndCollect;
  const {
    data: days,
    error,
    mutate,
  } = useSWR(["collect-days", idAddress], () => getCollectDays(browserCall(locale), idAddress), {
    shouldRetryOnError: false,
  });
  const day = days?.find((one) => one.date === date);
  const isOver = days !== undefined && date !== null && !day;
  const isTimeOver = day && idSchedule !== null && !day.slots.some(({ id }) => id === idSchedule);
  // What was chosen a while ago may not be offered any more.
  useEffect(() => {
    if (isOver) chooseSlot({ date: null });
    else if (isTimeOver) chooseSlot({ idSchedule: null });
  }, [isOver, isTimeOver, chooseSlot]);

  // Who is refused a time is shown those that are left.
  const isRefused = Boolean(dayError ?? timeError);
  useEffect(() => {
    if (isRefused) void mutate();
  }, [isRefused, mutate]);

  if (error && !days) {
    return (
      <div role="alert" className="space-y-4 border-danger border-l-2 bg-surface p-5">
        <p>{t("unreachable")}</p>
        <button type="button" onClick={() => void mutate()} className={buttonLook("outline")}>
          {t("tryAgain")}
        </button>
      </div>
    );
  }
  if (!days) return <p role="status">{t("searchingDays")}</p>;
  if (days.length === 0) {
    return (
      <p role="status" className="border-accent border-l-2 bg-surface p-5">
        {t("noDays")}
      </p>
    );
  }
  return (
    <>
      <ChipChoice
        name="dateSchedule"
        legend={t("collectDay")}
        options={days.map((one) => ({ value: one.date, label: dayAhead(one.date) }))}
        value={date}
        onChange={(chosen) => chooseSlot({ date: chosen })}
        error={dayError ?? (day ? undefined : timeError)}
      />
      {day && (
        <ChipChoice
          name="idSchedule"
          legend={t("collectTime")}
          options={day.slots.map((slot) => ({ value: String(slot.id), label: t("hours", slot) }))}
          value={idSchedule === null ? null : String(idSchedule)}
          onChange={(chosen) => chooseSlot({ idSchedule: Number(chosen) })}
          error={timeError}
        />
      )}
    </>
  );
}
