"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { use, useEffect } from "react";
import useSWR from "swr";
import { CallContext } from "@/components/forms/call-context";
import type { KeyLink } from "@/lib/api/by-key";
import { opening } from "@/lib/api/by-key";
import type { RideProgress } from "@/lib/contract/booking-page";
import { stepReached } from "@/lib/rules/booking/step-reached";
import type { Locale } from "@/lib/rules/text/locale-code";
import { RideContact } from "./ride-contact";
import { rideShown } from "./ride-shown";
import { StepLine } from "./step-line";

/** Interval at which the page asks for the ride's progress, in milliseconds. */
const ASKED_AGAIN = 15_000;

/** Ride on its day: its progress, its driver and vehicle; it keeps itself up to date. */
export function LiveRide(props: { progress: RideProgress[]; link: KeyLink }) {
  const { link } = props;
  const locale = useLocale() as Locale;
  const callIn = use(CallContext);
  const router = useRouter();
  const { data: progress } = useSWR(
    ["progress", link.reference, locale],
    async () => (await callIn(locale)("GET /booking/{reference}", opening(link))).progress,
    { fallbackData: props.progress, refreshInterval: ASKED_AGAIN, revalidateOnMount: false },
  );
  const isOther = stepReached(progress) !== stepReached(props.progress);
  // The server's own text, above and below, is renewed with it.
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
