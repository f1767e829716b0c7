"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { TravelFields } from "@/components/booking/customer/travel-fields";
import { travelOf } from "@/components/booking/customer/travel-of";
import { useRideProblems } from "@/components/booking/price/use-ride-problems";
import { VehicleChoice } from "@/components/booking/price/vehicle-choice";
import { priceKey } from "@/components/booking/ride/price-key";
import { rideRequest } from "@/components/booking/ride/ride-request";
import { rideValues } from "@/components/booking/ride/ride-values";
import { draftOfBooking } from "@/components/booking/ride-step/draft-of-booking";
import { RideFields } from "@/components/booking/ride-step/ride-fields";
import { RIDE_CALENDAR } from "@/components/booking/when/use-allowed-days";
import { TimesSourceContext } from "@/components/booking/when/use-offered-times";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { useCall } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import type { Call } from "@/lib/api/call";
import type { Quote } from "@/lib/contract/booking";
import type { BookingChange, BookingPage } from "@/lib/contract/booking-page";
import type { OfferedTimes, TimesRequest } from "@/lib/contract/offered-time";
import { RideDraftContext, rideDraftOf } from "@/stores/ride-draft";

type Outcome = Pick<Quote, "idVehicle" | "vehicles">;

/**
 * Form that changes a booked ride. Its cost is shown before the change is made, in the ride's own
 * vehicle unless that cannot make it, or in another that the user chooses; typing after that asks
 * again.
 */
export function ChangedRideForm<Shown extends Outcome>(props: {
  booking: BookingPage;
  words: Record<"see" | "seeing", string>;
  className?: string;
  askTimes: (call: Call, ride: TimesRequest) => Promise<OfferedTimes>;
  /** Asks for the cost of the change, or makes it. */
  change: (call: Call, change: BookingChange, data: FormData) => Promise<Shown>;
  onDone: () => void;
  /** Further fields, and a key of those that change the price. */
  also?: { key: string; fields: (errors: Record<string, string>) => ReactNode };
  outcome: (shown: Shown, confirm: { isBusy: boolean; onConfirm: () => void }) => ReactNode;
}) {
  const { booking, words, also } = props;
  const [draft] = useState(() => rideDraftOf(draftOfBooking(booking)));
  const ride = useStore(draft, (store) => store.ride);
  const [times] = useState(() => ({ reference: booking.reference, ask: props.askTimes }));
  const [priced, setPriced] = useState<{ key: string; outcome: Shown }>();
  const described = rideRequest(ride);
  const { form, isBusy, problem, errors, run } = useCall({
    wrong: useRideProblems(ride, RIDE_CALENDAR),
    values: rideValues(ride),
  });
  const key = "request" in described ? `${also?.key} ${priceKey(described.request)}` : "";
  const outcome = priced?.key === key ? priced.outcome : undefined;

  /** Asks for the price of the typed ride in a vehicle; or makes the booking that ride. */
  async function send(idVehicle: number | undefined, dryRun: boolean) {
    const data = form.current ? new FormData(form.current) : new FormData();
    await run(async (call) => {
      if ("problems" in described) return;
      const change = { ...described.request, idVehicle, travel: travelOf(data), dryRun };
      const answer = await props.change(call, change, data);
      if (dryRun) return setPriced({ key, outcome: answer });
      props.onDone();
    });
  }

  function see(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(outcome?.idVehicle, true);
  }

  return (
    <RideDraftContext value={draft}>
      <TimesSourceContext value={times}>
        <form ref={form} onSubmit={see} noValidate className={props.className}>
          <RideFields errors={errors} idCalendar={RIDE_CALENDAR} asksDetails />
          <div className="mt-5 grid gap-x-6 gap-y-5 empty:hidden sm:grid-cols-2">
            <TravelFields form="change" errors={errors} travel={booking.travel} hasHints />
          </div>
          {also?.fields(errors)}
          <CallErrorNotice problem={problem} className="mt-5" />
          <BusyButton
            isBusy={isBusy && !outcome}
            label={words.see}
            busyLabel={words.seeing}
            look={outcome ? "outline" : "solid"}
            className="mt-6"
          />
          {outcome && (
            <div className="mt-8">
              <VehicleChoice
                quote={outcome}
                onChoose={(idVehicle) => void send(idVehicle, true)}
                error={errors.idVehicle}
              />
            </div>
          )}
        </form>
        {outcome &&
          props.outcome(outcome, {
            isBusy,
            onConfirm: () => void send(outcome.idVehicle, false),
          })}
      </TimesSourceContext>
    </RideDraftContext>
  );
}
