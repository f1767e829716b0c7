"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import useSWR from "swr";
import { ChoiceField } from "@/components/forms/choice-field";
import { useToday } from "@/components/ui/use-today";
import { browserCall } from "@/lib/api/browser-call";
import { getCollectDays } from "@/lib/api/shipping";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useCheckout } from "@/stores/checkout-store";
import { DeliveryProblem } from "./delivery-problem";

export function CollectWhen(props: {
  form: string;
  idAddress: number;
  dayError?: string | undefined;
  timeError?: string | undefined;
}) {
  const { form, idAddress, dayError, timeError } = props;
  const t = useTranslations("delivery");
  const locale = useLocale() as Locale;
  const { dayAhead } = siteFormat(locale);
  const today = useToday();
  const { clickAndCollect, chooseSlot } = useCheckout((store) => store);
  const { date, idSchedule } = clickAndCollect;
  const {
    data: days,
    error,
    mutate,
  } = useSWR(["collect-days", idAddress], () => getCollectDays(browserCall(locale), idAddress), {
    shouldRetryOnError: false,
  });
  const day = days?.find((openDay) => openDay.date === date);
  const isOver = days !== undefined && date !== null && !day;
  const isTimeOver = day && idSchedule !== null && !day.slots.some(({ id }) => id === idSchedule);
  // An earlier choice may not be offered any more.
  useEffect(() => {
    if (isOver) chooseSlot({ date: null });
    else if (isTimeOver) chooseSlot({ idSchedule: null });
  }, [isOver, isTimeOver, chooseSlot]);

  // After the refusal of a time, the remaining ones are asked for.
  const isRefused = Boolean(dayError ?? timeError);
  useEffect(() => {
    if (isRefused) void mutate();
  }, [isRefused, mutate]);

  if (error && !days) return <DeliveryProblem problem="UNREACHABLE" onAgain={mutate} />;
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
      <ChoiceField
        look="chips"
        form={form}
        name="dateSchedule"
        legend={t("collectDay")}
        options={days.map((openDay) => ({
          value: openDay.date,
          label: dayAhead(openDay.date, today ?? openDay.date),
        }))}
        value={date}
        onChange={(chosen) => chooseSlot({ date: chosen })}
        error={dayError ?? (day ? undefined : timeError)}
      />
      {day && (
        <ChoiceField
          look="chips"
          form={form}
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
