"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DayField } from "@/components/admin/panel/day-field";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { withDay } from "./typed-value";

export function DaysControl(props: {
  id: string;
  label: string;
  hint: string | undefined;
  /** Days as `yyyy-MM-dd`, one a line. */
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
}) {
  const { id, label, hint, value, error, onType } = props;
  const t = useTranslations("admin.form");
  const format = usePanelFormat();
  const [day, setDay] = useState("");
  const days = value.split("\n").filter(Boolean);

  function add() {
    onType(withDay(days, day).join("\n"));
    setDay("");
  }

  return (
    <fieldset>
      <legend className="mb-2 font-medium text-heading text-small">{label}</legend>
      {days.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {days.map((one) => (
            <li key={one}>
              <button
                type="button"
                onClick={() => onType(days.filter((kept) => kept !== one).join("\n"))}
                aria-label={t("takeOut", { day: format.date(`${one}T12:00:00Z`) })}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-small hover:border-danger hover:text-danger"
              >
                <span>{format.date(`${one}T12:00:00Z`)}</span>
                <PanelIcon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex max-w-sm items-start gap-2">
        <div className="grow">
          <DayField
            id={id}
            label={t("day")}
            hasHiddenLabel
            day={day}
            onChoose={setDay}
            error={error}
            hint={hint}
          />
        </div>
        <button type="button" onClick={add} disabled={day === ""} className={panelButton()}>
          {t("add")}
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-small">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
