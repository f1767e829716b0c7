"use client";

import { useLocale, useTranslations } from "next-intl";
import { SelectField } from "@/components/forms/select-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import { CancelFields } from "@/components/purchase/staff/cancel-fields";
import { Fields } from "@/components/purchase/staff/fields";
import { typedAmount } from "@/components/purchase/staff/typed-amount";
import type { StaffAction, StaffPage } from "@/lib/contract/booking-staff";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { PastWhenField } from "./past-when-field";

const METHODS = ["CASH", "TRANSFER", "TERMINAL"] as const;

export function ActionFields(props: {
  action: StaffAction["action"];
  booking: StaffPage;
  errors: Record<string, string>;
}) {
  const { action, booking, errors } = props;
  const t = useTranslations("ride.company");
  const locale = useLocale();
  const shared = (name: string) => ({
    form: action,
    name,
    error: errors[name],
    autoComplete: "off",
  });
  const optional = useTranslations("form")("optional");
  /** Returns the props of a time, on the day of the ride by default. */
  const when = (name: "arrivalAt" | "waitedUntil") => ({
    form: action,
    name,
    optional,
    day: parisDate(new Date(booking.startAt)),
    hasTime: true,
    error: errors[name],
    errorOfTime: errors[`${name}-time`],
  });
  const vehicles = booking.vehicles.map(({ id, name, seats }) => (
    <option key={id} value={id}>
      {t("PRICE.seats", { name, seats })}
    </option>
  ));
  switch (action) {
    case "CANCEL":
      return (
        <CancelFields
          reasons={booking.cancelReasons.map((reason) => [reason, t(`reason.${reason}`)])}
          label={t("CANCEL.reason")}
          note={t("CANCEL.note")}
          errors={errors}
        />
      );
    case "COMPLETE":
      return (
        <Fields>
          {(booking.travel.flightNumber || booking.travel.trainNumber) && (
            <PastWhenField {...when("arrivalAt")} label={t("COMPLETE.arrivalAt")} />
          )}
          <PastWhenField {...when("waitedUntil")} label={t("COMPLETE.waitedUntil")} />
        </Fields>
      );
    case "SUSPEND":
      return (
        <Fields>
          <PastWhenField
            form={action}
            name="since"
            label={t("SUSPEND.since")}
            error={errors.since}
          />
        </Fields>
      );
    case "RECORD_PAYMENT":
      return (
        <Fields>
          <SelectField {...shared("method")} label={t("RECORD_PAYMENT.method")}>
            {METHODS.map((method) => (
              <option key={method} value={method}>
                {t(`method.${method}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            {...shared("amount")}
            label={t("RECORD_PAYMENT.amount")}
            inputMode="decimal"
            defaultValue={typedAmount(booking.owed, locale)}
          />
        </Fields>
      );
    case "ASSIGN":
      return (
        <Fields>
          <SelectField
            {...shared("idVehicle")}
            label={t("ASSIGN.vehicle")}
            defaultValue={booking.vehicle?.id}
          >
            {vehicles}
          </SelectField>
        </Fields>
      );
    case "PRICE":
      return (
        <Fields>
          <SelectField {...shared("idVehicle")} label={t("PRICE.vehicle")}>
            {vehicles}
          </SelectField>
          <TextField {...shared("total")} label={t("PRICE.total")} inputMode="decimal" />
          <TextAreaField
            {...shared("note")}
            label={t("PRICE.note")}
            optional={optional}
            rows={3}
            maxLength={500}
          />
        </Fields>
      );
    default:
      return null;
  }
}
