"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/forms/select-field";
import type { AccountQuote } from "@/lib/contract/booking";

/** Cost centre of a ride for a member's business, the member's own at first, if it has any. */
export function AccountCostCentre(props: { account: AccountQuote; error: string | undefined }) {
  const { account, error } = props;
  const t = useTranslations("booking.account");
  const { business, costCentres, costCentre } = account;
  if (costCentres.length === 0) return null;
  return (
    <SelectField
      form="booking"
      name="costCentre"
      label={t("costCentre")}
      hint={t("costCentreHint", { business })}
      error={error}
      defaultValue={costCentre ?? ""}
      className="col-span-full"
    >
      <option value="">{t("noCostCentre")}</option>
      {costCentres.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
