"use client";

import { useTranslations } from "next-intl";
import type { rideRequest } from "./ride-request";

/** What keeps a ride from being sent, a sentence by field; nothing once it can be. */
export function useRideProblems(wanted: ReturnType<typeof rideRequest>): Record<string, string> {
  const t = useTranslations("booking.problems");
  if (!("problems" in wanted)) return {};
  const problems = Object.entries(wanted.problems);
  return Object.fromEntries(problems.map(([field, problem]) => [field, t(problem)]));
}
