"use client";

import { useLocale } from "next-intl";
import { useContext } from "react";
import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import type { OfferedTimes, TimesRequest } from "@/lib/contract/offered-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { RideDraft } from "@/stores/described-ride";
import { useRideDraft } from "@/stores/ride-draft";
import { type OtherTimes, otherTimes } from "./lost-time";
import { type StartField, timesRequest } from "./times-request";
import { TimesSourceContext } from "./use-offered-times";

export interface LostTime extends Partial<OtherTimes> {
  field: StartField;
  date: string;
  time: string;
}

/**
 * Looks for an offer in place of a time that a vehicle cannot make any more.
 * @returns undefined while it is looked for; without times where they cannot be had
 */
export function useOtherTimes(idVehicle: number): LostTime | undefined {
  const locale = useLocale() as Locale;
  const ride = useRideDraft((store) => store.ride);
  const { ask } = useContext(TimesSourceContext);
  const { data, error } = useSWR(
    ["other-times", idVehicle, JSON.stringify(ride)],
    () => findLost((request) => ask(browserCall(locale), request), ride, idVehicle),
    // The times loaded before still include the taken one.
    { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 0 },
  );
  return error ? startOf(ride, "startAt") : data;
}

async function findLost(
  ask: (request: TimesRequest) => Promise<OfferedTimes>,
  ride: RideDraft,
  idVehicle: number,
): Promise<LostTime> {
  const fields: StartField[] = ride.isReturn ? ["startAt", "returnAt"] : ["startAt"];
  for (const field of fields) {
    const request = timesRequest(ride, field);
    const start = startOf(ride, field);
    const others = request && otherTimes(await ask(request), start.time, idVehicle);
    if (others) return { ...start, ...others };
  }
  return startOf(ride, "startAt");
}

const startOf = (ride: RideDraft, field: StartField): LostTime =>
  field === "startAt"
    ? { field, date: ride.date, time: ride.time }
    : { field, date: ride.returnDate, time: ride.returnTime };
