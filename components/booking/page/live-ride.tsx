"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { use, useEffect } from "react";
import useSWR from "swr";
import { CallContext } from "@/components/forms/call-context";
import { type BookingLink, getBookingPage } from "@/lib/api/booking-page";
import type { RideProgress } from "@/lib/contract/booking-page";
import { stepReached } from "@/lib/rules/booking/step-reached";
import type { Locale } from "@/lib/rules/text/locale-code";
import { RideContact } from "./ride-contact";
import { rideShown } from "./ride-shown";
import { StepLine } from "./step-line";

/** How often the page asks how far the ride has come, in milliseconds. */
const ASKED_AGAIN = 15_000;

/** The ride on its day: how far it has come, who comes in what, and how to reach them; it keeps itself up. */
export function LiveRide(props: { progress: RideProgress[]; link: BookingLink }) {
  const { link } = props;
  const locale = useLocale() as Locale;
  const callIn = use(CallContext);
  const router = useRouter();
  const { data: progress } = useSWR(
    ["progress", link.reference, locale],
    async () => (await getBookingPage(callIn(locale), link)).progress,
    { fallbackData: props.progress, refreshInterval: ASKED_AGAIN, revalidateOnMount: false },
  );
  const isOther = stepReached(progress) !== stepReached(props.progress);
  // What the server has written of it, above and below, says the same again.
  useEffect(() => {
    if (isOther) router.refresh();
  }, [isOther, router]);
  const ride = rideShown(progress);
  if (!ride) return null;
  return (
    <div aria-live="polite">
      {ride.contact && <RideContact contact={ride.contact} />}
      <StepLine steps={ride.steps} />
    </div>
  );
}
