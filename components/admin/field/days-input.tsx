"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DayField } from "@/components/admin/panel/day-field";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ControlFrame } from "./control-frame";
import type { ControlProps } from "./control-props";
import { withDay } from "./with-day";

/** Several days, as `yyyy-MM-dd` in their order. */
export function DaysInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.form");
  const format = usePanelFormat();
  const [day, setDay] = useState("");
  const days = Array.isArray(value) ? (value as string[]) : [];
  const written = (one: string) => format.date(`${one}T12:00:00Z`);

  function add() {
    onChange(withDay(days, day));
    setDay("");
  }

  return (
    <ControlFrame of={props} isGroup>
      {({ id, name }) => (
        <>
          {days.length > 0 && (
            <ul className="mb-3 flex flex-wrap gap-2">
              {days.map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    onClick={() => onChange(days.filter((kept) => kept !== one))}
                    aria-label={t("takeOut", { day: written(one) })}
                    className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-small hover:border-danger hover:text-danger"
                  >
                    <span>{written(one)}</span>
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
                name={name}
                label={t("day")}
                hasHiddenLabel
                day={day}
                onChoose={setDay}
                hint={field.note && labelOf(field.note)}
              />
            </div>
            <button type="button" onClick={add} disabled={day === ""} className={panelButton()}>
              {t("add")}
            </button>
          </div>
        </>
      )}
    </ControlFrame>
  );
}
