"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import type { CustomerKind } from "@/lib/contract/booking";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { useRideDraft } from "@/stores/ride-draft";
import { useKnownCustomer } from "./use-known-customer";

const CUSTOMER_KINDS: CustomerKind[] = ["CONSUMER", "PROFESSIONAL", "COLLECTIVE"];

/** Who the ride is for, what flight or train it meets, and the acceptance of the terms. */
export function CustomerFields({
  errors,
  locale,
}: {
  errors: Record<string, string>;
  locale: Locale;
}) {
  const t = useTranslations("booking");
  const { pickup, dropoff } = useRideDraft((store) => store.ride);
  // A default that comes later goes into fields that nobody has typed in, and into no other.
  const { user, address } = useKnownCustomer(locale);
  const [chosen, setKind] = useState<CustomerKind>();
  const kind = chosen ?? user?.kind ?? "CONSUMER";
  const kinds = [pickup.place?.kind, dropoff.place?.kind];
  const text = (
    name: string,
    label: string,
    input: ComponentProps<"input"> = {},
    hint?: string,
  ) => {
    const id = `booking-${name.replace(".", "-")}`;
    return (
      <Field
        id={id}
        label={label}
        hint={hint}
        error={errors[name]}
        optional={input.required ? undefined : t("optional")}
      >
        <input
          id={id}
          name={name}
          maxLength={120}
          {...input}
          className={inputLook}
          {...describedBy(id, hint, errors[name])}
        />
      </Field>
    );
  };
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {text("customer.firstname", t("firstname"), {
        required: true,
        autoComplete: "given-name",
        defaultValue: user?.firstname,
      })}
      {text("customer.lastname", t("lastname"), {
        required: true,
        autoComplete: "family-name",
        defaultValue: user?.lastname,
      })}
      {text("customer.email", t("email"), {
        required: true,
        type: "email",
        autoComplete: "email",
        defaultValue: user?.email,
      })}
      {text(
        "customer.phone",
        t("phone"),
        {
          required: true,
          type: "tel",
          autoComplete: "tel",
          defaultValue: user?.phone ?? undefined,
        },
        t("phoneHint"),
      )}
      <Field id="booking-customer-kind" label={t("customerKind")} error={errors["customer.kind"]}>
        <select
          id="booking-customer-kind"
          name="customer.kind"
          value={kind}
          onChange={(event) => setKind(event.target.value as CustomerKind)}
          className={inputLook}
        >
          {CUSTOMER_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`customerKinds.${one}`)}
            </option>
          ))}
        </select>
      </Field>
      {kind !== "CONSUMER" &&
        text("customer.company", t("company"), {
          required: true,
          autoComplete: "organization",
          defaultValue: user?.company ?? undefined,
        })}
      <div className="sm:col-span-2">
        {text(
          "customer.address",
          t("address"),
          {
            required: kind !== "CONSUMER",
            autoComplete: "street-address",
            maxLength: 300,
            defaultValue: address,
          },
          t("addressHint"),
        )}
      </div>
      {kinds.includes("AIRPORT") &&
        text("travel.flightNumber", t("flightNumber"), { maxLength: 12 }, t("flightHint"))}
      {kinds.includes("STATION") &&
        text("travel.trainNumber", t("trainNumber"), { maxLength: 16 }, t("trainHint"))}
      <Field
        id="booking-message"
        label={t("message")}
        optional={t("optional")}
        error={errors.message}
        className="sm:col-span-2"
      >
        <textarea
          id="booking-message"
          name="message"
          rows={3}
          maxLength={2000}
          className={inputLook}
          {...describedBy("booking-message", null, errors.message)}
        />
      </Field>
      <div className="sm:col-span-2">
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="acceptTerms"
            required
            className="mt-1 size-5 shrink-0 accent-accent"
            {...describedBy("booking-acceptTerms", null, errors.acceptTerms)}
          />
          <span>
            {t.rich("acceptTerms", {
              link: (label) => (
                <a
                  href={localisedPath("/sale-terms", locale)}
                  target="_blank"
                  rel="noopener"
                  className="text-accent underline underline-offset-4"
                >
                  {label}
                </a>
              ),
            })}
          </span>
        </label>
        {errors.acceptTerms && (
          <p id="booking-acceptTerms-error" className="mt-1.5 font-medium text-danger text-small">
            {errors.acceptTerms}
          </p>
        )}
      </div>
    </div>
  );
}
