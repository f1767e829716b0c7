"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DayField } from "@/components/admin/panel/day-field";
import { untilOf } from "./list-query";

/** First and last day of a list's filter; the form has both, if they are days. */
export function DaysFilter(props: {
  name: string;
  label: string;
  filters: Record<string, string>;
}) {
  const { name, label, filters } = props;
  const t = useTranslations("admin.range");
  const [from, setFrom] = useState(filters[name] ?? "");
  const [until, setUntil] = useState(filters[untilOf(name)] ?? "");
  const isReversed = from !== "" && until !== "" && until < from;
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-small">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <DayField id={`filter-${name}`} label={t("from")} day={from} onChoose={setFrom} />
        <DayField
          id={`filter-${untilOf(name)}`}
          label={t("until")}
          day={until}
          onChoose={setUntil}
          error={isReversed ? t("reversed") : undefined}
        />
      </div>
      <input type="hidden" name={`filter-${name}`} value={from} />
      <input type="hidden" name={`filter-${untilOf(name)}`} value={until} />
    </fieldset>
  );
}
