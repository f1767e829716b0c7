"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Call } from "@/lib/api/call";
import type { DayRide } from "@/lib/contract/admin/day";
import type { RideStep } from "@/lib/contract/ride-step";
import { minutesTooEarly } from "@/lib/rules/booking/early-step";
import { useSaidSteps } from "@/stores/said-step-store";
import { EarlyStepSheet } from "./early-step-sheet";
import { PanelIcon } from "./panel-icon";
import { panelButton } from "./panel-look";
import { usePanelCall } from "./use-panel-call";

export interface StepCalls<Answer> {
  say: (call: Call, idRide: number, step: RideStep) => Promise<Answer>;
  takeBack: (call: Call, idRide: number, step: RideStep) => Promise<Answer>;
  /** Called after an answer, and after a refusal without one: a colleague may have been first. */
  onAnswer: (answer?: Answer) => unknown;
}

/**
 * Button that records the next step of a ride. While the step can be taken back it shows the
 * recorded one, and records nothing more: a second tap of the same thumb does nothing.
 */
export function RideStepButton<Answer>(props: {
  ride: Pick<DayRide, "id" | "reference" | "startAt" | "nextStep">;
  calls: StepCalls<Answer>;
  /** True where it is the main action of the screen. */
  isNext: boolean;
  className?: string;
}) {
  const { ride, calls, isNext, className = "min-h-12" } = props;
  const t = useTranslations("admin.day");
  const { isBusy, run } = usePanelCall();
  const said = useSaidSteps((store) => store.said[ride.id]);
  const remember = useSaidSteps((store) => store.say);
  const [asked, setAsked] = useState<{ step: RideStep; minutes: number }>();
  const step = said ?? ride.nextStep;
  if (!step) return null;

  async function say(next: RideStep) {
    setAsked(undefined);
    let answer: Answer | undefined;
    await run(async (call) => {
      answer = await calls.say(call, ride.id, next);
      remember(ride.id, next);
    });
    await calls.onAnswer(answer);
  }

  function press(next: RideStep) {
    const minutes = minutesTooEarly(next, new Date(ride.startAt), new Date());
    if (minutes === null) void say(next);
    else setAsked({ step: next, minutes });
  }

  return (
    <>
      <button
        type="button"
        onClick={() => !said && !isBusy && press(step)}
        aria-busy={isBusy}
        aria-disabled={said !== undefined || undefined}
        className={`${panelButton(isNext && !said ? "solid" : "outline")} grow ${className}`}
      >
        {said && <PanelIcon name="check" className="size-5" />}
        <span>{t(said ? `said.${step}` : `step.${step}`)}</span>
        <span className="sr-only" translate="no">{` ${ride.reference}`}</span>
      </button>
      {asked && (
        <EarlyStepSheet
          {...asked}
          startAt={ride.startAt}
          onSay={() => void say(asked.step)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
