"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { GiveRideSheet } from "@/components/admin/assignment/give-ride-sheet";
import { panelButton } from "@/components/admin/panel/panel-look";
import { RideStepButton } from "@/components/admin/panel/ride-step-button";
import { STAFF_STEPS } from "@/components/admin/panel/ride-steps";
import { TakeBackStrip } from "@/components/admin/panel/take-back-strip";
import { useNow } from "@/components/admin/panel/use-now";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ActionBar } from "@/components/admin/purchase/action-bar";
import type { StaffAction, StaffPage } from "@/lib/contract/booking-staff";
import { hasEnded } from "@/lib/rules/booking/has-ended";
import { isRideOver, nextAction } from "@/lib/rules/booking/next-action";
import { useSaidSteps } from "@/stores/said-step-store";

type Action = StaffAction["action"];

export function BookingNext(props: {
  booking: StaffPage;
  id: number;
  mutate: () => unknown;
  onChoose: (action: Action) => void;
}) {
  const { booking, id, mutate, onChoose } = props;
  const { reference, actions } = booking;
  const t = useTranslations("ride.company");
  const words = useTranslations("admin.driver");
  const day = useTranslations("admin.day");
  const format = usePanelFormat();
  const now = new Date(useNow());
  const { data, mutate: mutateDrivers } = usePanelData("/admin/booking/{id}/driver", {
    params: { id },
  });
  const justSaid = useSaidSteps((store) => store.said);
  const [isGiving, setIsGiving] = useState(false);
  const refresh = () => Promise.all([mutate(), mutateDrivers()]);
  if (!data) return <div className="mb-7 h-12" />;
  const rides = data.rides.map((ride) => ({ ...ride, reference, endAt: new Date(ride.endAt) }));
  const chosen = nextAction({ ...booking, rides, hasColleagues: data.drivers.length > 1 }, now);
  const ride = rides.find((one) => justSaid[one.id] || !isRideOver(one, now)) ?? rides.at(-1);
  // The step just taken stays under the thumb while the next one appears.
  const isStep = chosen === "STEP" || (ride !== undefined && justSaid[ride.id] !== undefined);
  const calls = { ...STAFF_STEPS, onAnswer: refresh };
  const next = actions.find(
    (action) => !isStep && action === (chosen === "COLLECT" ? "RECORD_PAYMENT" : chosen),
  );
  const label = (action: Action) => {
    if (action === next && chosen === "COLLECT") {
      return day("collect", { amount: format.euros(booking.owed) });
    }
    return t(action === "CANCEL" && hasEnded(booking) ? "CANCEL.afterwards" : `${action}.title`);
  };
  return (
    <>
      <ActionBar
        actions={actions}
        next={next ?? null}
        label={label}
        nothing={t("nothing")}
        onChoose={onChoose}
      >
        {isStep && ride && <RideStepButton ride={ride} calls={calls} isNext />}
        {chosen === "GIVE" && !isStep && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsGiving(true)}
            className={`${panelButton("solid")} min-h-12 grow xs:grow-0`}
          >
            {words("giveTo")}
          </button>
        )}
      </ActionBar>
      {ride && (
        <div className="-mt-5 mb-7 empty:hidden">
          <TakeBackStrip ride={ride} calls={calls} />
        </div>
      )}
      {isGiving && ride && (
        <GiveRideSheet
          ride={ride}
          drivers={data.drivers}
          onChange={refresh}
          onClose={() => setIsGiving(false)}
        />
      )}
    </>
  );
}
