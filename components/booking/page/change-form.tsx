"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import { draftOfBooking } from "@/components/booking/form/draft-of-booking";
import { priceKey } from "@/components/booking/form/price-key";
import { RideFields } from "@/components/booking/form/ride-fields";
import { rideRequest } from "@/components/booking/form/ride-request";
import { rideValues } from "@/components/booking/form/ride-values";
import { RIDE_CALENDAR } from "@/components/booking/form/use-allowed-days";
import { TimesSourceContext } from "@/components/booking/form/use-offered-times";
import { useRideProblems } from "@/components/booking/form/use-ride-problems";
import { VehicleChoice } from "@/components/booking/form/vehicle-choice";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { useCall } from "@/components/forms/use-call";
import { showState } from "@/components/purchase/show-state";
import { BusyButton } from "@/components/ui/busy-button";
import { type BookingLink, changeBooking, getTimesForChange } from "@/lib/api/booking-page";
import type { Call } from "@/lib/api/call";
import type { BookingPage, ChangeOutcome } from "@/lib/contract/booking-page";
import type { TimesRequest } from "@/lib/contract/offered-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import { RideDraftContext, rideDraftOf } from "@/stores/ride-draft";
import { useUi } from "@/stores/ui-store";
import { ChangePrice } from "./change-price";
import { TravelFields, travelOf } from "./travel-fields";

/**
 * The changed ride; its new price and the difference are shown before the change is made, in the
 * vehicle that one has unless that cannot make it, or in another that one chooses.
 */
export function ChangeForm(props: {
  booking: BookingPage;
  link: BookingLink;
  locale: Locale;
  onDone: () => void;
}) {
  const { booking, link, locale } = props;
  const t = useTranslations("ride.change");
  const router = useRouter();
  const say = useUi((store) => store.say);
  const [draft] = useState(() => rideDraftOf(draftOfBooking(booking)));
  const ride = useStore(draft, (store) => store.ride);
  const times = {
    reference: link.reference,
    ask: (call: Call, ride: TimesRequest) => getTimesForChange(call, link, ride),
  };
  const [priced, setPriced] = useState<{ key: string; outcome: ChangeOutcome }>();
  const draftRequest = rideRequest(ride);
  const rideErrors = useRideProblems(ride, RIDE_CALENDAR);
  const { form, isBusy, problem, errors, run } = useCall({
    wrong: rideErrors,
    values: rideValues(ride),
  });
  const key = "request" in draftRequest ? priceKey(draftRequest.request) : "";
  const outcome = priced?.key === key ? priced.outcome : undefined;

  /** Asks what the ride would cost as it is typed, in a vehicle; or makes the booking that ride. */
  async function send(idVehicle: number | undefined, dryRun: boolean) {
    const travel = form.current ? travelOf(new FormData(form.current)) : {};
    await run(async (call) => {
      if ("problems" in draftRequest) return;
      const change = { ...draftRequest.request, idVehicle, travel, dryRun };
      const answer = await changeBooking(call, link, change);
      if (dryRun) return setPriced({ key, outcome: answer });
      say(t("done"));
      props.onDone();
      router.refresh();
      showState();
    });
  }

  function seePrice(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(outcome?.idVehicle, true);
  }

  return (
    <RideDraftContext value={draft}>
      <TimesSourceContext value={times}>
        <form ref={form} onSubmit={seePrice} noValidate className="mt-8 max-w-3xl">
          <RideFields errors={errors} idCalendar={RIDE_CALENDAR} asksDetails />
          <TravelFields travel={booking.travel} errors={errors} />
          <CallErrorNotice problem={problem} className="mt-5" />
          <BusyButton
            isBusy={isBusy && !outcome}
            label={t("see")}
            busyLabel={t("seeing")}
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
        {outcome && (
          <ChangePrice
            outcome={outcome}
            locale={locale}
            isBusy={isBusy}
            onConfirm={() => void send(outcome.idVehicle, false)}
          />
        )}
      </TimesSourceContext>
    </RideDraftContext>
  );
}
