"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/forms/text-field";
import type { BookingChange, BookingPage } from "@/lib/contract/booking-page";

const RULES = { flightNumber: "flight-number", trainNumber: "train-number" } as const;

/** The flight or train that the ride meets. */
export function TravelFields(props: {
  travel: BookingPage["travel"];
  errors: Record<string, string>;
}) {
  const t = useTranslations("booking");
  const words = useTranslations("form");
  const field = (name: keyof BookingPage["travel"], hint: string, maxLength: number) => (
    <TextField
      form="change"
      data-rule={RULES[name]}
      name={`travel.${name}`}
      label={t(name)}
      hint={hint}
      error={props.errors[`travel.${name}`]}
      optional={words("optional")}
      maxLength={maxLength}
      defaultValue={props.travel[name] ?? ""}
    />
  );
  return (
    <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {field("flightNumber", t("flightHint"), 12)}
      {field("trainNumber", t("trainHint"), 16)}
    </div>
  );
}

/** The flight and train of a form with these fields. */
export function travelOf(data: FormData): BookingChange["travel"] {
  const [flightNumber, trainNumber] = ["flightNumber", "trainNumber"].map((name) =>
    String(data.get(`travel.${name}`) ?? "").trim(),
  );
  return { ...(flightNumber && { flightNumber }), ...(trainNumber && { trainNumber }) };
}
