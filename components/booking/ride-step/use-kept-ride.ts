"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { rideRequest } from "@/components/booking/ride/ride-request";
import { hasSession } from "@/components/session/has-session";
import { browserCall } from "@/lib/api/browser-call";
import { readRideQuery } from "@/lib/rules/booking/ride-query";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import { newRideDraft } from "@/stores/ride-draft";
import { beginAskedRide } from "./begin-asked-ride";

/**
 * Begins the booking form with the ride that the device remembers, with the one that its address
 * asks for, or with one that a member books again: `?again=` names it.
 * @param onWhole called where the address has asked for a complete ride
 */
export function useKeptRide(locale: Locale, onWhole: () => void): void {
  const hear = useEffectEvent(onWhole);
  // Before it is painted: a visitor who comes with a ride sees no empty form.
  useLayoutEffect(() => {
    void newRideDraft.persist.rehydrate();
    const address = new URLSearchParams(location.search);
    const again = address.get("again");
    if (again && hasSession()) void bookAgain(locale, again);
    const askedRide = again ? undefined : readRideQuery(address, new Date());
    if (!askedRide) return;
    forgetQuery();
    const begun = beginAskedRide(
      (name) => browserCall(locale)("GET /place", { query: { search: name } }),
      askedRide,
    );
    if (isWhole()) hear();
    else void begun.then(() => isWhole() && hear());
  }, [locale]);
}

const isWhole = (): boolean =>
  "request" in rideRequest(newRideDraft.getState().ride, parisDate(new Date()));

async function bookAgain(locale: Locale, reference: string): Promise<void> {
  try {
    const { rideAgain } = await import("./ride-again");
    await rideAgain(browserCall(locale), reference);
    forgetQuery();
  } catch {
    // A visitor who cannot have it back describes a new ride.
  }
}

/** Removes the query, so that a reload keeps the changes that were made to the ride since. */
const forgetQuery = () => window.history.replaceState(null, "", location.pathname + location.hash);
