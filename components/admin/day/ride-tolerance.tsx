"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { KeyedMutator } from "swr";
import { DayTimeField, typedInstant } from "@/components/admin/panel/day-time-field";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Sheet } from "@/components/admin/panel/sheet";
import { useNow } from "@/components/admin/panel/use-now";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import type { DayPage, DayRide } from "@/lib/contract/admin/day";
import { parisDate, parisTime } from "@/lib/rules/calendar/paris-time";
import { useUi } from "@/stores/ui-store";

const MINUTE = 60_000;
/** Time before the pickup from which on the rest is shown, in milliseconds: three hours. */
const SOON = 180 * MINUTE;

/** Free waiting time left for a flight or a train, counted from its arrival once entered. */
export function RideTolerance(props: { ride: DayRide; mutate: KeyedMutator<DayPage> }) {
  const { ride, mutate } = props;
  const t = useTranslations("admin.rides.arrival");
  const format = usePanelFormat();
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();
  const { can } = usePanel();
  const { toleratedUntil, arrivalAt, startAt, step } = ride;
  if (!ride.flightNumber && !ride.trainNumber) return null;
  if (step === "ON_BOARD" || step === "DONE") return null;
  const isSoon = Math.abs(Date.parse(startAt) - now) < SOON;
  const minutes = toleratedUntil ? Math.round((Date.parse(toleratedUntil) - now) / MINUTE) : 0;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
      <p
        className={`text-small ${isSoon && minutes < 0 ? "font-semibold text-danger" : "text-ink"}`}
      >
        {arrivalAt && <span className="block">{t("at", { time: format.time(arrivalAt) })}</span>}
        {toleratedUntil && (
          <>
            <span>{t("until", { time: format.time(toleratedUntil) })}</span>
            {isSoon && (
              <span className="whitespace-nowrap tabular-nums">
                {`, ${minutes >= 0 ? t("left", { minutes }) : t("over", { minutes: -minutes })}`}
              </span>
            )}
          </>
        )}
      </p>
      {can("booking:act") && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className={`${panelButton("quiet")} -mr-4`}
        >
          <span>{t(arrivalAt ? "change" : "set")}</span>
          <span className="sr-only" translate="no">{` ${ride.reference}`}</span>
        </button>
      )}
      {isOpen && <ArrivalSheet ride={ride} mutate={mutate} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function ArrivalSheet(props: {
  ride: DayRide;
  mutate: KeyedMutator<DayPage>;
  onClose: () => void;
}) {
  const { ride, mutate, onClose } = props;
  const t = useTranslations("admin.rides.arrival");
  const say = useUi((store) => store.say);
  const known = new Date(ride.arrivalAt ?? ride.startAt);
  const [arrival, setArrival] = useState({ day: parisDate(known), time: parisTime(known) });
  const { form, isBusy, problem, errors, run } = useCall();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isDone = await run(async (call) => {
      try {
        await call("PUT /admin/ride/{id}/arrival", {
          params: { id: ride.id },
          body: { arrivalAt: typedInstant(arrival), was: ride.arrivalAt },
        });
      } finally {
        // Where a colleague was quicker, another time is there.
        await mutate();
      }
    });
    if (!isDone) return;
    say(t("saved"));
    onClose();
  }

  return (
    <Sheet title={t(ride.flightNumber ? "flight" : "train")} onClose={onClose}>
      <form ref={form} onSubmit={(event) => void save(event)} noValidate className="space-y-5">
        <p className="text-muted text-small">{ride.flightNumber ?? ride.trainNumber}</p>
        <DayTimeField
          id="arrival"
          name="arrivalAt"
          label={t("time")}
          value={arrival}
          error={errors.arrivalAt}
          onChange={setArrival}
        />
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          look="outline"
          send={t("save")}
          sending={t("saving")}
        />
      </form>
    </Sheet>
  );
}
