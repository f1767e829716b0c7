"use client";

import type { KeyedMutator } from "swr";
import { RideStepButton } from "@/components/admin/panel/ride-step-button";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { sayRideStep } from "@/lib/api/panel";
import type { DayPage, DayRide, RideStep } from "@/lib/contract/admin/day";

/** Says the next step of a ride with one press; the card shows it before the answer is there. */
export function StepRideButton(props: {
  ride: DayRide;
  step: RideStep;
  mutate: KeyedMutator<DayPage>;
}) {
  const { ride, step, mutate } = props;
  const { isBusy, run } = usePanelCall();

  const withRide = (page: DayPage | undefined, now: DayRide): DayPage | undefined =>
    page && { ...page, rides: page.rides.map((one) => (one.id === now.id ? now : one)) };

  async function say() {
    const stepAt = new Date().toISOString();
    await run((call) =>
      mutate(async (page) => withRide(page, await sayRideStep(call, ride.id, step)), {
        optimisticData: (page) =>
          withRide(page, { ...ride, step, stepAt, nextStep: null }) as DayPage,
        rollbackOnError: true,
        revalidate: true,
      }),
    );
  }

  return (
    <RideStepButton
      step={step}
      reference={ride.reference}
      isBusy={isBusy}
      onPress={() => void say()}
    />
  );
}
