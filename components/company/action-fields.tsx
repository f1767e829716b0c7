"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import type { CompanyAction, CompanyPage } from "@/lib/contract/booking-company";

const METHODS = ["CASH", "TRANSFER", "TERMINAL"] as const;

/** What an action of the company needs to know; nothing, for most. */
export function ActionFields(props: {
  action: CompanyAction["action"];
  booking: CompanyPage;
  errors: Record<string, string>;
}) {
  const { action, booking, errors } = props;
  const t = useTranslations("ride.company");
  const shared = (name: string) => ({ id: `${action}-${name}`, name, error: errors[name] });
  switch (action) {
    case "CANCEL":
      return (
        <Fields>
          <Choice {...shared("reason")} label={t("CANCEL.reason")}>
            {booking.cancelReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`reason.${reason}`)}
              </option>
            ))}
          </Choice>
          <Note {...shared("note")} label={t("CANCEL.note")} optional={t("optional")} />
        </Fields>
      );
    case "COMPLETE":
      return (
        <Fields>
          {(booking.travel.flightNumber || booking.travel.trainNumber) && (
            <Line
              {...shared("arrivalAt")}
              label={t("COMPLETE.arrivalAt")}
              optional={t("optional")}
              type="datetime-local"
            />
          )}
          <Line
            {...shared("waitedUntil")}
            label={t("COMPLETE.waitedUntil")}
            optional={t("optional")}
            type="datetime-local"
          />
        </Fields>
      );
    case "SUSPEND":
      return (
        <Fields>
          <Line {...shared("since")} label={t("SUSPEND.since")} type="date" />
        </Fields>
      );
    case "RECORD_PAYMENT":
      return (
        <Fields>
          <Choice {...shared("method")} label={t("RECORD_PAYMENT.method")}>
            {METHODS.map((method) => (
              <option key={method} value={method}>
                {t(`method.${method}`)}
              </option>
            ))}
          </Choice>
          <Line {...shared("amount")} label={t("RECORD_PAYMENT.amount")} inputMode="decimal" />
        </Fields>
      );
    case "PRICE":
      return (
        <Fields>
          <Choice {...shared("idVehicle")} label={t("PRICE.vehicle")}>
            {booking.vehicles.map(({ id, name, seats }) => (
              <option key={id} value={id}>
                {t("PRICE.seats", { name, seats })}
              </option>
            ))}
          </Choice>
          <Line {...shared("total")} label={t("PRICE.total")} inputMode="decimal" />
          <Note {...shared("note")} label={t("PRICE.note")} optional={t("optional")} />
        </Fields>
      );
    default:
      return null;
  }
}

const Fields = ({ children }: { children: ReactNode }) => (
  <div className="mb-6 grid gap-5">{children}</div>
);

interface Shared {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
}

function Line({
  label,
  error,
  optional,
  ...input
}: Shared & { optional?: string } & ComponentProps<"input">) {
  return (
    <Field id={input.id} label={label} error={error} optional={optional}>
      <input
        autoComplete="off"
        {...input}
        className={inputLook}
        {...describedBy(input.id, null, error)}
      />
    </Field>
  );
}

function Choice({ label, error, children, ...select }: Shared & { children: ReactNode }) {
  return (
    <Field id={select.id} label={label} error={error}>
      <select {...select} className={inputLook} {...describedBy(select.id, null, error)}>
        {children}
      </select>
    </Field>
  );
}

function Note({ label, error, optional, ...area }: Shared & { optional: string }) {
  return (
    <Field id={area.id} label={label} error={error} optional={optional}>
      <textarea
        {...area}
        rows={3}
        maxLength={500}
        className={inputLook}
        {...describedBy(area.id, null, error)}
      />
    </Field>
  );
}
