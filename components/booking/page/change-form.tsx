"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { showState } from "@/components/purchase/show-state";
import { type BookingLink, changeBooking, getTimesForChange } from "@/lib/api/booking-page";
import type { BookingPage } from "@/lib/contract/booking-page";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useUi } from "@/stores/ui-store";
import { ChangePrice } from "./change-price";
import { ChangedRideForm } from "./changed-ride-form";

/** The ride that a customer changes: its new price and the difference are shown before. */
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
  return (
    <ChangedRideForm
      booking={booking}
      words={{ see: t("see"), seeing: t("seeing") }}
      className="mt-8 max-w-3xl"
      askTimes={(call, ride) => getTimesForChange(call, link, ride)}
      change={(call, change) => changeBooking(call, link, change)}
      onDone={() => {
        say(t(booking.customer.email === null ? "doneByText" : "done"));
        props.onDone();
        router.refresh();
        showState();
      }}
      outcome={(outcome, confirm) => <ChangePrice outcome={outcome} locale={locale} {...confirm} />}
    />
  );
}
