"use client";

import { useTranslations } from "next-intl";
import { AcceptTerms } from "@/components/forms/accept-terms";
import { EmailField } from "@/components/forms/email-field";
import { KindFields } from "@/components/forms/kind-fields";
import { NameFields } from "@/components/forms/name-fields";
import { PhoneField } from "@/components/forms/phone-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import type { AccountQuote, CustomerKind } from "@/lib/contract/booking";
import type { Locale } from "@/lib/rules/text/locale-code";
import { AccountAddress } from "./account-address";
import { AccountCostCentre } from "./account-cost-centre";
import { TravelFields } from "./travel-fields";
import { useKnownCustomer } from "./use-known-customer";

/** Fields of the customer, of the flight or train, and of the acceptance of the terms. */
export function CustomerFields(props: {
  errors: Record<string, string>;
  locale: Locale;
  kind: CustomerKind;
  onKind: (kind: CustomerKind) => void;
  account: AccountQuote | undefined;
}) {
  const { errors, locale, kind, account } = props;
  const t = useTranslations("booking");
  const words = useTranslations("form");
  // A default that comes later goes into untouched fields, and into no other.
  const { user, address } = useKnownCustomer(locale);
  const field = (name: string) => ({ form: "booking", name, error: errors[name] });
  const optional = words("optional");
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <NameFields form="booking" prefix="customer." errors={errors} person={user} />
      <EmailField {...field("customer.email")} label={words("email")} defaultValue={user?.email} />
      <PhoneField
        {...field("customer.phone")}
        label={words("phone")}
        hint={t("phoneHint")}
        defaultValue={user?.phone ?? undefined}
      />
      <KindFields
        form="booking"
        prefix="customer."
        errors={errors}
        kind={kind}
        onKind={props.onKind}
        company={user?.company ?? account?.business}
      />
      {account && <AccountCostCentre account={account} error={errors.costCentre} />}
      {account ? (
        <AccountAddress account={account} />
      ) : (
        <TextField
          {...field("customer.address")}
          label={t("address")}
          hint={t("addressHint")}
          optional={kind === "CONSUMER" ? optional : undefined}
          maxLength={300}
          autoComplete="address-line1"
          defaultValue={address}
          className="col-span-full"
        />
      )}
      <TravelFields form="booking" errors={errors} hasHints />
      <TextAreaField
        {...field("message")}
        label={t("message")}
        optional={optional}
        rows={3}
        maxLength={2000}
        className="col-span-full"
      />
      <AcceptTerms form="booking" error={errors.acceptTerms} className="col-span-full" />
    </div>
  );
}
