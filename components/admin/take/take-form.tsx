"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { useStore } from "zustand";
import { isOfPurchases } from "@/components/admin/panel/is-of-purchases";
import { moveTo } from "@/components/admin/panel/move-to";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { useReach } from "@/components/admin/panel/use-reach";
import { TravelFields } from "@/components/booking/customer/travel-fields";
import { useRideProblems } from "@/components/booking/price/use-ride-problems";
import { rideRequest } from "@/components/booking/ride/ride-request";
import { rideValues } from "@/components/booking/ride/ride-values";
import { RideFields } from "@/components/booking/ride-step/ride-fields";
import { isSlotTaken } from "@/components/booking/when/lost-time";
import { TimesSourceContext } from "@/components/booking/when/use-offered-times";
import { FormEnd } from "@/components/forms/form-end";
import { TextAreaField } from "@/components/forms/text-area-field";
import { useCall } from "@/components/forms/use-call";
import { type Attempt, attemptOf, isRefused } from "@/lib/api/attempt";
import type { Call } from "@/lib/api/call";
import type { KnownCustomer } from "@/lib/contract/admin/take-booking";
import type { StaffPage } from "@/lib/contract/booking-staff";
import type { TimesRequest } from "@/lib/contract/offered-time";
import { checkMeetingAddress } from "@/lib/rules/booking/meeting-address";
import { plainDigits } from "@/lib/rules/text/plain-digits";
import { RideDraftContext, rideDraftOf } from "@/stores/ride-draft";
import { useUi } from "@/stores/ui-store";
import { customerOfBooking } from "./customer-of-booking";
import { draftAgain, newRide } from "./draft-again";
import { PayByFields } from "./pay-by-fields";
import { type Caller, TakenCustomer } from "./taken-customer";
import { takenOrder } from "./taken-order";
import { TakenPrice } from "./taken-price";
import { useStaffQuote } from "./use-staff-quote";

const TIMES_FOR_STAFF = {
  reference: null,
  isStaff: true,
  ask: (call: Call, ride: TimesRequest) => call("POST /admin/booking/times", { body: ride }),
};

/** Ride by telephone, in the order of the call: places and time, price, customer, payment. */
export function TakeForm({ again, isWayBack = false }: { again?: StaffPage; isWayBack?: boolean }) {
  const t = useTranslations("admin.rides.take");
  const words = useTranslations("form");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const [draft] = useState(() => rideDraftOf(again ? draftAgain(again, isWayBack) : newRide()));
  const ride = useStore(draft, (store) => store.ride);
  const [known, setKnown] = useState<KnownCustomer | null>(() =>
    again ? customerOfBooking(again) : null,
  );
  const [caller, setCaller] = useState<Caller>(() => ({
    phone: known?.phone ?? "",
    lastname: known?.lastname ?? "",
    email: known?.email ?? "",
  }));
  const reach = useReach({ email: caller.email.trim(), phone: dialled(caller.phone) });
  const [agreed, setAgreed] = useState<string | null>(null);
  const described = rideRequest(ride);
  const request = "request" in described ? described.request : undefined;
  const quote = useStaffQuote(request);
  const problems = useRideProblems(ride);
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
      const order = takenOrder(data, { ...request, idVehicle }, known);
      attempt.current = attemptOf(attempt.current, order);
      try {
        const { reference } = await call("POST /admin/booking", {
          body: order,
          key: attempt.current.key,
        });
        void mutate(isOfPurchases);
        say(t("booked", { reference }));
        moveTo(panelPath("booking", reference));
      } catch (error) {
        if (isRefused(error)) attempt.current = null;
        // Somebody was faster: the obstacles are asked for anew.
        if (isSlotTaken(error)) void quote.mutate();
        throw error;
      }
    });
  }

  const total = agreed ?? (quote.data && format.euros(quote.data.total));
  const label = total ? t("bookFor", { amount: total }) : t("book");
  return (
    <RideDraftContext value={draft}>
      <TimesSourceContext value={TIMES_FOR_STAFF}>
        <form ref={form} onSubmit={(event) => void book(event)} noValidate autoComplete="off">
          <ScreenPart title={t("ride")}>
            <RideFields errors={shown} asksDetails isByTelephone />
            <div className="mt-5 grid gap-x-6 gap-y-5 empty:hidden sm:grid-cols-2">
              <TravelFields form="take" errors={shown} autoComplete="off" />
            </div>
          </ScreenPart>
          <ScreenPart title={t("price")}>
            <TakenPrice quote={quote} errors={shown} onAgreed={setAgreed} />
          </ScreenPart>
          <ScreenPart title={t("customer")}>
            <TakenCustomer
              caller={caller}
              onCaller={(part) => setCaller((before) => ({ ...before, ...part }))}
              known={known}
              onKnown={setKnown}
              errors={shown}
            />
          </ScreenPart>
          <ScreenPart title={t("payment")}>
            <PayByFields reach={reach} errors={shown} />
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
            <p className="text-muted text-small">{t(`terms.${reach}`)}</p>
            <FormEnd problem={problem} isBusy={isBusy} send={label} sending={t("booking")} />
          </div>
        </form>
      </TimesSourceContext>
    </RideDraftContext>
  );
}

/** Normalises a typed number: E.164 for a French one. */
const dialled = (phone: string) =>
  plainDigits(phone)
    .replaceAll(/[^+\d]/g, "")
    .replace(/^0(?=[1-9])/, "+33");
