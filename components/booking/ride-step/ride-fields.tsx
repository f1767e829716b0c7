"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { MOST } from "@/components/booking/ride/ride-request";
import { WhenField } from "@/components/booking/when/when-field";
import { RidePlace } from "@/components/booking/where/ride-place";
import { CountField } from "@/components/forms/count-field";
import { SelectField } from "@/components/forms/select-field";
import { randomKey } from "@/lib/browser/random-key";
import type { PlaceDraft } from "@/stores/described-ride";
import { NO_PLACE, useRideDraft } from "@/stores/ride-draft";
import { RideKindChoice } from "./ride-kind-choice";
import { rideTypedEarly } from "./ride-typed-early";
import { useMostSeats } from "./use-most-seats";

const MAX_STOPS = 5;
const HOURS = Array.from({ length: 23 }, (_, index) => 1 + index / 2).concat([14, 16, 18, 20, 24]);

/** Fields of a ride: places, times, numbers. Errors are keyed by the provider's fields. */
export function RideFields(props: {
  errors: Record<string, string>;
  /** Calendar of the site; undefined for the staff, to whom each day is open. */
  idCalendar?: number;
  /** True during a call: near days are a tap away, and a chosen place leads on. */
  isByTelephone?: boolean;
  /** True where address, hall and board are asked for: a booking needs them, a price not. */
  asksDetails?: boolean;
}) {
  const { errors, idCalendar, asksDetails = false, isByTelephone = false } = props;
  const place = { errors, asksDetails };
  const t = useTranslations("booking");
  const { ride, change } = useRideDraft((store) => store);
  const isTransfer = ride.kind === "TRANSFER";
  const mostSeats = useMostSeats(ride.passengers);
  const areTooMany = ride.passengers > mostSeats;
  const root = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<readonly string[]>([]);
  // Done once the fields of the place are drawn.
  useEffect(() => {
    const fields = next.map((id) => document.getElementById(id));
    fields.find((field) => field instanceof HTMLInputElement && field.value === "")?.focus();
  }, [next]);
  const lead = (value: PlaceDraft, before: PlaceDraft, to: readonly string[]) => {
    if (isByTelephone && value.place && !before.place) setNext([...to]);
  };
  const takeWhatIsTyped = useEffectEvent((form: HTMLFormElement) => {
    const typed = rideTypedEarly(new FormData(form), ride);
    // An untouched draft gives way to the one that the device remembers.
    if (Object.keys(typed).length > 0) change(typed);
  });
  // Before anything is drawn again: that would wipe it.
  useLayoutEffect(() => {
    const form = root.current?.closest("form");
    if (form) takeWhatIsTyped(form);
  }, []);
  const count = (name: "passengers" | "luggage", min: number) => ({
    form: "ride",
    name,
    label: t(name),
    error: errors[name],
    min,
    max: MOST,
    value: ride[name],
    onCount: (many: number) => change({ [name]: many }),
    words: { fewer: t(`fewer.${name}`), more: t(`more.${name}`) },
  });
  return (
    <div ref={root} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <RideKindChoice />
      <div className={isTransfer ? "" : "sm:col-span-2"}>
        <RidePlace
          {...place}
          id="ride-pickup"
          name="pickup"
          label={t("pickup")}
          value={ride.pickup}
          onChange={(pickup) => {
            change({ pickup });
            const address = isTownAlone(pickup) ? ["ride-pickup-address"] : [];
            lead(pickup, ride.pickup, [...address, "ride-dropoff", "ride-startAt-time"]);
          }}
          isPickup
        />
      </div>
      {isTransfer && (
        <div>
          <RidePlace
            {...place}
            id="ride-dropoff"
            name="dropoff"
            label={t("dropoff")}
            value={ride.dropoff}
            onChange={(dropoff) => {
              change({ dropoff });
              lead(dropoff, ride.dropoff, ["ride-pickup-address", "ride-startAt-time"]);
            }}
            isPickup={ride.isReturn}
          />
        </div>
      )}
      {ride.stops.map((stop, index) => (
        <div key={stop.key} className="flex items-start gap-3 sm:col-span-2">
          <div className="grow">
            <RidePlace
              {...place}
              id={`ride-stop-${index}`}
              name={`stops.${index}`}
              label={t("stop", { number: index + 1 })}
              value={stop}
              onChange={(changed) =>
                change({ stops: ride.stops.with(index, { ...changed, key: stop.key }) })
              }
              isPickup={false}
            />
          </div>
          <button
            type="button"
            onClick={() => change({ stops: ride.stops.toSpliced(index, 1) })}
            className="mt-7 min-h-12 px-3 text-muted text-small underline underline-offset-4 hover:text-accent"
          >
            {t("removeStop", { number: index + 1 })}
          </button>
        </div>
      ))}
      {ride.stops.length < MAX_STOPS && (
        <p className="sm:col-span-2">
          <button
            type="button"
            onClick={() => change({ stops: [...ride.stops, { ...NO_PLACE, key: randomKey() }] })}
            className="min-h-6 text-accent text-small underline underline-offset-4"
          >
            {t("addStop")}
          </button>
        </p>
      )}
      <WhenField
        name="startAt"
        label={t("when")}
        date={ride.date}
        time={ride.time}
        onChange={({ date = ride.date, time = ride.time }) => change({ date, time })}
        error={errors.startAt}
        idCalendar={idCalendar}
        hasNearDays={isByTelephone}
        isNoted={!areTooMany}
      />
      {isTransfer ? (
        <div className="sm:col-span-2">
          <label className="inline-flex items-center gap-3">
            <input
              type="checkbox"
              name="isReturn"
              checked={ride.isReturn}
              // Most come back on the day they leave.
              onChange={(event) =>
                change({
                  isReturn: event.target.checked,
                  returnDate: ride.returnDate || ride.date,
                })
              }
              className="size-5 accent-accent"
            />
            {t("isReturn")}
          </label>
        </div>
      ) : (
        <SelectField
          form="ride"
          name="hours"
          label={t("hours")}
          error={errors.hours}
          value={ride.hours}
          onChange={(event) => change({ hours: Number(event.target.value) })}
          className="sm:col-span-2"
        >
          {HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {t("hoursOption", { hours })}
            </option>
          ))}
        </SelectField>
      )}
      {isTransfer && ride.isReturn && (
        <WhenField
          name="returnAt"
          label={t("whenReturn")}
          date={ride.returnDate}
          time={ride.returnTime}
          onChange={({ date = ride.returnDate, time = ride.returnTime }) =>
            change({ returnDate: date, returnTime: time })
          }
          error={errors.returnAt}
          idCalendar={idCalendar}
          isNoted={!areTooMany}
        />
      )}
      <div className="grid grid-cols-2 gap-x-4 sm:col-span-2 sm:gap-x-6">
        <CountField
          {...count("passengers", 1)}
          hint={areTooMany ? t("tooManyPassengers", { seats: mostSeats }) : undefined}
        />
        <CountField {...count("luggage", 0)} isRequired={false} />
      </div>
    </div>
  );
}

/** Tells whether a place is a town alone: people are picked up at an address in it. */
const isTownAlone = ({ place }: PlaceDraft): boolean => place?.kind === "TOWN" && !place.address;
