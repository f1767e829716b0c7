"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useStore } from "zustand";
import { RideFields } from "@/components/booking/ride-fields";
import { rideRequest } from "@/components/booking/ride-request";
import { CallProblem } from "@/components/forms/call-problem";
import { useCall } from "@/components/forms/use-call";
import { buttonLook } from "@/components/ui/button-link";
import { type BookingLink, changeBooking } from "@/lib/api/booking-page";
import type { BookingChange, BookingPage, ChangeOutcome } from "@/lib/contract/booking-page";
import type { Locale } from "@/lib/rules/locale-code";
import { RideDraftContext, rideDraftOf } from "@/stores/ride-draft";
import { useUi } from "@/stores/ui-store";
import { ChangePrice } from "./change-price";
import { draftOfBooking } from "./draft-of-booking";
import { showState } from "./show-state";
import { TravelFields, travelOf } from "./travel-fields";

/** The calendar of a site's rides. */
const CALENDAR = 1;

/** The ride as it shall be; its new price and the difference are shown before it is changed. */
export function ChangeForm(props: {
  booking: BookingPage;
  link: BookingLink;
  locale: Locale;
  onDone: () => void;
}) {
  const { booking, link, locale } = props;
  const t = useTranslations("ride.change");
  const problems = useTranslations("booking.problems");
  const router = useRouter();
  const say = useUi((store) => store.say);
  const [draft] = useState(() => rideDraftOf(draftOfBooking(booking)));
  const ride = useStore(draft, (store) => store.ride);
  const [priced, setPriced] = useState<{
    asked: string;
    change: BookingChange;
    outcome: ChangeOutcome;
  }>();
  const { form, isBusy, problem, errors, run, refuse } = useCall();

  const wanted = rideRequest(ride);
  const asked = JSON.stringify(wanted);
  const isCurrent = priced?.asked === asked;

  const send = (change: BookingChange) =>
    run(async (call) => {
      const outcome = await changeBooking(call, link, change);
      if (change.dryRun) return setPriced({ asked, change, outcome });
      say(t("done"));
      props.onDone();
      router.refresh();
      showState();
    });

  async function seePrice(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if ("problems" in wanted) {
      const wrong = Object.entries(wanted.problems);
      refuse(Object.fromEntries(wrong.map(([field, why]) => [field, problems(why)])));
      return;
    }
    await send({
      ...wanted.request,
      idVehicle: booking.vehicle?.id ?? 0,
      travel: travelOf(new FormData(event.currentTarget)),
      dryRun: true,
    });
  }

  return (
    <RideDraftContext value={draft}>
      <form ref={form} onSubmit={seePrice} noValidate className="mt-8 max-w-3xl">
        <RideFields errors={errors} idCalendar={CALENDAR} />
        <TravelFields
          travel={booking.travel}
          errors={errors}
          onChange={() => setPriced(undefined)}
        />
        <CallProblem problem={problem} className="mt-5" />
        <button
          type="submit"
          aria-disabled={isBusy}
          className={`mt-6 ${buttonLook(isCurrent ? "outline" : "solid")}`}
        >
          {isBusy && !isCurrent ? t("seeing") : t("see")}
        </button>
      </form>
      {priced && isCurrent && (
        <ChangePrice
          outcome={priced.outcome}
          locale={locale}
          isBusy={isBusy}
          onConfirm={() => send({ ...priced.change, dryRun: false })}
        />
      )}
    </RideDraftContext>
  );
}
