"use client";

import { useTranslations } from "next-intl";
import type { DayRide } from "@/lib/contract/admin/day";
import { panelButton } from "./panel-look";

/** The press that says the next step of a ride. */
export function RideStepButton(props: {
  step: NonNullable<DayRide["nextStep"]>;
  reference: string;
  isBusy: boolean;
  onPress: () => void;
}) {
  const { step, reference, isBusy, onPress } = props;
  const t = useTranslations("admin.day");
  return (
    <button
      type="button"
      onClick={onPress}
      aria-busy={isBusy}
      className={`${panelButton("solid")} min-h-12 grow`}
    >
      {t(`step.${step}`)}
      <span className="sr-only"> {reference}</span>
    </button>
  );
}
