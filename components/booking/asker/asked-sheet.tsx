"use client";

import type { TimeChoice } from "@/components/booking/when/time-choices";
import { PlaceField } from "@/components/booking/where/place-field";
import { useBackCloses } from "@/components/ui/use-back-closes";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { isTimeOfDay } from "@/lib/rules/calendar/typed-time";
import type { RideDraft } from "@/stores/described-ride";
import { useRideDraft } from "@/stores/ride-draft";
import { ASKED_FIELDS, type AskedFieldName } from "./asked-field";
import { AskerSheet } from "./asker-sheet";
import { SheetDay } from "./sheet-day";
import { SheetTime } from "./sheet-time";
import type { AskedPlace } from "./use-asked-place";

const IS_KNOWN: Record<AskedFieldName, (ride: RideDraft) => boolean> = {
  pickup: ({ pickup }) => pickup.place !== null,
  dropoff: ({ dropoff }) => dropoff.place !== null,
  date: ({ date }) => isDay(date),
  time: ({ time }) => isTimeOfDay(time),
};

/** Sheet of the current field, then that of the next empty one. Going back closes it. */
export function AskedSheet(props: {
  step: AskedFieldName;
  places: Record<"pickup" | "dropoff", AskedPlace>;
  labels: Record<AskedFieldName, string>;
  errors: Partial<Record<AskedFieldName, string>>;
  choices: TimeChoice[];
  onStep: (step: AskedFieldName) => void;
  onClose: () => void;
}) {
  const { step, places } = props;
  const leave = useBackCloses(props.onClose);
  const ride = useRideDraft((store) => store.ride);
  const change = useRideDraft((store) => store.change);
  const label = props.labels[step];
  const error = props.errors[step];
  function goOn() {
    const after = ASKED_FIELDS.slice(ASKED_FIELDS.indexOf(step) + 1);
    const next = after.find((name) => !IS_KNOWN[name](ride));
    if (next) props.onStep(next);
    else leave();
  }
  const way = [ride.pickup, ride.dropoff].flatMap(({ place, text }) => (place ? [text] : []));
  return (
    <AskerSheet step={step} title={<span>{way.join(" → ")}</span>} onClose={leave}>
      {step === "pickup" || step === "dropoff" ? (
        <PlaceField
          id={`sheet-${step}`}
          name={step}
          label={label}
          value={places[step].value}
          error={error}
          onChange={(value) => {
            places[step].change(value);
            if (value.place) goOn();
          }}
          isInFlow
        />
      ) : step === "date" ? (
        <SheetDay
          label={label}
          value={ride.date}
          error={error}
          onChange={(date) => {
            change({ date });
            if (isDay(date)) goOn();
          }}
        />
      ) : (
        <SheetTime
          label={label}
          value={ride.time}
          error={error}
          choices={props.choices}
          onChange={(time) => {
            change({ time });
            if (isTimeOfDay(time)) goOn();
          }}
        />
      )}
    </AskerSheet>
  );
}
