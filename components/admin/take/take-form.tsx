"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { useStore } from "zustand";
import { moveTo } from "@/components/admin/panel/move-to";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { isOfPurchases } from "@/components/admin/purchase/is-of-purchases";
import { isSlotTaken } from "@/components/booking/form/lost-time";
import { RideFields } from "@/components/booking/form/ride-fields";
import { rideRequest } from "@/components/booking/form/ride-request";
import { rideValues } from "@/components/booking/form/ride-values";
import { RIDE_CALENDAR } from "@/components/booking/form/use-allowed-days";
import { useRideProblems } from "@/components/booking/form/use-ride-problems";
import { FormEnd } from "@/components/forms/form-end";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TickBox } from "@/components/forms/tick-box";
import { useCall } from "@/components/forms/use-call";
import { type Attempt, attemptOf, isRefused } from "@/lib/api/attempt";
import { takeBooking } from "@/lib/api/panel-rides";
import type { KnownCustomer } from "@/lib/contract/admin/take-booking";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { checkMeetingAddress } from "@/lib/rules/booking/meeting-address";
import { RideDraftContext, rideDraftOf } from "@/stores/ride-draft";
import { useUi } from "@/stores/ui-store";
import { customerOfBooking } from "./customer-of-booking";
import { draftAgain, NEW_RIDE } from "./draft-again";
import { PayByFields } from "./pay-by-fields";
import { TakenCustomer } from "./taken-customer";
import { takenOrder } from "./taken-order";
import { TakenPrice } from "./taken-price";
import { useStaffQuote } from "./use-staff-quote";

/** A ride by telephone, in the order of the talk: where and when, the price, who, how they pay. */
export function TakeForm({ again, isWayBack = false }: { again?: StaffPage; isWayBack?: boolean }) {
  const t = useTranslations("admin.rides.take");
  const words = useTranslations("form");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const [draft] = useState(() => rideDraftOf(again ? draftAgain(again, isWayBack) : NEW_RIDE));
  const ride = useStore(draft, (store) => store.ride);
  const [known, setKnown] = useState<KnownCustomer | null>(() =>
    again ? customerOfBooking(again) : null,
  );
  const [agreed, setAgreed] = useState<string | null>(null);
  const described = rideRequest(ride);
  const request = "request" in described ? described.request : undefined;
  const quote = useStaffQuote(request);
  const problems = useRideProblems(ride, RIDE_CALENDAR);
  const unmet = request ? checkMeetingAddress(request) : {};
  const missing = Object.fromEntries(
    Object.keys(unmet).map((field) => [field, words("errors.ADDRESS_MISSING")]),
  );
  const { form, isBusy, problem, errors, run } = useCall({
    wrong: { ...problems, ...missing },
    values: rideValues(ride),
  });
  const attempt = useRef<Attempt>(null);
  const shown = { ...quote.errors, ...errors };

  async function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    await run(async (call) => {
      const priced = quote.data ?? (await quote.mutate());
      if (!request || !priced) return;
      const { idVehicle } = priced;
      const order = takenOrder(data, { ...request, idVehicle }, known?.idCustomer ?? null);
      attempt.current = attemptOf(attempt.current, order);
      try {
        const { reference } = await takeBooking(call, order, attempt.current.key);
        void mutate(isOfPurchases);
        say(t("booked", { reference }));
        moveTo(panelPath("booking", reference));
      } catch (error) {
        if (isRefused(error)) attempt.current = null;
        // Somebody was faster: what is in the way is asked for anew.
        if (isSlotTaken(error)) void quote.mutate();
        throw error;
      }
    });
  }

  const total = agreed ?? (quote.data && format.euros(quote.data.total));
  const label = total ? t("bookFor", { amount: total }) : t("book");
  return (
    <RideDraftContext value={draft}>
      <form ref={form} onSubmit={(event) => void book(event)} noValidate autoComplete="off">
        <ScreenPart title={t("ride")}>
          <RideFields errors={shown} idCalendar={RIDE_CALENDAR} asksDetails />
        </ScreenPart>
        <ScreenPart title={t("price")}>
          <TakenPrice quote={quote} errors={shown} onAgreed={setAgreed} />
        </ScreenPart>
        <ScreenPart title={t("customer")}>
          <TakenCustomer known={known} onKnown={setKnown} errors={shown} />
        </ScreenPart>
        <ScreenPart title={t("payment")}>
          <PayByFields errors={shown} />
        </ScreenPart>
        <div className="mt-8 space-y-5">
          <TextAreaField
            form="take"
            name="driverNote"
            label={t("driverNote")}
            hint={t("driverNoteHint")}
            optional={words("optional")}
            error={shown.driverNote}
            rows={2}
            maxLength={1000}
          />
          <TickBox
            form="take"
            name="acceptTerms"
            missing="TERMS_NOT_ACCEPTED"
            error={shown.acceptTerms}
          >
            {t("terms")}
          </TickBox>
          <FormEnd problem={problem} isBusy={isBusy} send={label} sending={t("booking")} />
        </div>
      </form>
    </RideDraftContext>
  );
}
