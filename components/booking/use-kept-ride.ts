"use client";

import { useEffect } from "react";
import { hasSession } from "@/components/member/has-session";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/locale-code";
import { newRideDraft } from "@/stores/ride-draft";

/**
 * Begins the booking form with the ride that the device remembers, or with one that a member books
 * again: `?again=` names it.
 */
export function useKeptRide(locale: Locale): void {
  useEffect(() => {
    void newRideDraft.persist.rehydrate();
    const again = new URLSearchParams(location.search).get("again");
    if (again && hasSession()) void bookAgain(locale, again);
  }, [locale]);
}

async function bookAgain(locale: Locale, reference: string): Promise<void> {
  try {
    const { rideAgain } = await import("./ride-again");
    await rideAgain(browserCall(locale), reference);
    // Loaded anew, the page keeps what was changed of it since.
    window.history.replaceState(null, "", location.pathname + location.hash);
  } catch {
    // One who cannot have it back describes a ride as everybody does.
  }
}
