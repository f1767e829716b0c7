"use client";

import { useTranslations } from "next-intl";
import type { RideStep } from "@/lib/contract/ride-step";
import { panelButton } from "./panel-look";
import { Sheet } from "./sheet";
import { usePanelFormat } from "./use-panel-format";

/** Asks whether a step long before its pickup is meant: a second tap at the foot says no. */
export function EarlyStepSheet(props: {
  step: RideStep;
  /** Minutes until the pickup. */
  minutes: number;
  startAt: string;
  onSay: () => void;
  onClose: () => void;
}) {
  const { step, minutes, startAt, onSay, onClose } = props;
  const t = useTranslations("admin.day");
  const format = usePanelFormat();
  const wait = t("wait", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return (
    <Sheet title={t("early.title")} onClose={onClose}>
      <p className="mb-5">{t("early.text", { time: format.time(startAt), wait })}</p>
      <div className="grid gap-2 bar:flex">
        <button type="button" onClick={onSay} className={`${panelButton()} min-h-12 grow`}>
          {t("early.yes", { step: t(`step.${step}`) })}
        </button>
        <button type="button" onClick={onClose} className={`${panelButton("solid")} min-h-12 grow`}>
          {t("early.no")}
        </button>
      </div>
    </Sheet>
  );
}
