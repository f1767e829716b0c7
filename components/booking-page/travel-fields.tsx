"use client";

import { useTranslations } from "next-intl";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import type { BookingChange, BookingPage } from "@/lib/contract/booking-page";

/** The flight or train that the ride meets. */
export function TravelFields(props: {
  travel: BookingPage["travel"];
  errors: Record<string, string>;
  onChange: () => void;
}) {
  const t = useTranslations("booking");
  const field = (name: keyof BookingPage["travel"], hint: string, maxLength: number) => {
    const id = `change-${name}`;
    const error = props.errors[`travel.${name}`];
    return (
      <Field id={id} label={t(name)} hint={hint} error={error} optional={t("optional")}>
        <input
          id={id}
          name={`travel.${name}`}
          maxLength={maxLength}
          defaultValue={props.travel[name] ?? ""}
          onChange={props.onChange}
          className={inputLook}
          {...describedBy(id, hint, error)}
        />
      </Field>
    );
  };
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
