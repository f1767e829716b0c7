"use client";

import { useTranslations } from "next-intl";
import type { DayRide } from "@/lib/contract/admin/day";
import { TAKE_BACK_SECONDS } from "@/lib/rules/booking/ride-step";
import { useSaidSteps } from "@/stores/said-step-store";
import type { StepCalls } from "./ride-step-button";
import { usePanelCall } from "./use-panel-call";

/** Last recorded step of a ride, with a button to take it back; it moves no other button. */
export function TakeBackStrip<Answer>(props: {
  ride: Pick<DayRide, "id" | "reference">;
  calls: StepCalls<Answer>;
}) {
  const { ride, calls } = props;
  const t = useTranslations("admin.day");
  const { isBusy, run } = usePanelCall();
  const step = useSaidSteps((store) => store.said[ride.id]);
  const forget = useSaidSteps((store) => store.forget);

  async function takeBack() {
    if (!step) return;
    let answer: Answer | undefined;
    await run(async (call) => {
      answer = await calls.takeBack(call, ride.id, step);
      forget(ride.id, step);
    });
    await calls.onAnswer(answer);
  }

  return (
    <div role="status">
      {step && (
        <div className="relative mt-2 flex items-center justify-between gap-3 overflow-hidden rounded-control bg-raised pl-4 text-small">
          <span>{t("noted", { step: t(`said.${step}`) })}</span>
          <button
            type="button"
            aria-busy={isBusy}
            onClick={() => void takeBack()}
            className="min-h-12 px-4 font-semibold text-accent underline underline-offset-4"
          >
            {t("takeBack")}
            <span className="sr-only">{` ${t(`step.${step}`)} ${ride.reference}`}</span>
          </button>
          <span
            aria-hidden="true"
            style={{ animationDuration: `${TAKE_BACK_SECONDS}s` }}
            className="panel-time-left absolute inset-x-0 bottom-0 h-0.5 origin-left bg-accent"
          />
        </div>
      )}
    </div>
  );
}
