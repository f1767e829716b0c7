"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { TravelFields } from "@/components/booking/form/travel-fields";
import { ChoiceField } from "@/components/forms/choice-field";
import { EmailField } from "@/components/forms/email-field";
import { PhoneField } from "@/components/forms/phone-field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { KnownCustomer } from "@/lib/contract/admin/take-booking";
import type { CustomerKind } from "@/lib/contract/booking";
import { codeFromLocale } from "@/lib/rules/text/locale-code";

const KINDS: readonly CustomerKind[] = ["CONSUMER", "PROFESSIONAL", "COLLECTIVE"];

/** Who the ride is for, as the customer would fill it in; nothing is offered of who types it. */
export function TakenCustomerFields(props: {
  known: KnownCustomer | null;
  errors: Record<string, string>;
}) {
  const { known, errors } = props;
  const t = useTranslations("admin.rides.take");
  const words = useTranslations("form");
  const optional = words("optional");
  const { locale } = usePanel();
  const [kind, setKind] = useState(known?.kind ?? "CONSUMER");
  const field = (name: string) => ({
    form: "take",
    name,
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <PhoneField
        {...field("customer.phone")}
        label={t("phone")}
        defaultValue={known?.phone ?? ""}
      />
      <EmailField
        {...field("customer.email")}
        label={t("email")}
        defaultValue={known?.email ?? ""}
      />
      <TextField
        {...field("customer.firstname")}
        data-rule="person-name"
        label={t("firstname")}
        defaultValue={known?.firstname ?? ""}
        maxLength={80}
      />
      <TextField
        {...field("customer.lastname")}
        data-rule="person-name"
        label={t("lastname")}
        defaultValue={known?.lastname ?? ""}
        maxLength={80}
      />
      <SelectField
        {...field("language")}
        label={t("language")}
        defaultValue={known?.language ?? codeFromLocale(locale)}
      >
        {(["fr_FR", "en"] as const).map((code) => (
          <option key={code} value={code}>
            {t(`languages.${code}`)}
          </option>
        ))}
      </SelectField>
      <ChoiceField
        form="take"
        name="customer.kind"
        legend={t("kind")}
        options={KINDS.map((value) => ({ value, label: words(`kinds.${value}`) }))}
        value={kind}
        onChange={setKind}
        error={errors["customer.kind"]}
        look="chips"
      />
      {kind !== "CONSUMER" && (
        <TextField
          {...field("customer.company")}
          label={words("company")}
          defaultValue={known?.company ?? ""}
          maxLength={120}
        />
      )}
      <TextField
        {...field("customer.address")}
        label={t("address")}
        optional={kind === "CONSUMER" ? optional : undefined}
        defaultValue={known?.address ?? ""}
        maxLength={300}
        className="col-span-full"
      />
      <TravelFields form="take" errors={errors} autoComplete="off" />
    </div>
  );
}
