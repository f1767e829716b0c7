"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { ChoiceField } from "@/components/forms/choice-field";
import { EmailField } from "@/components/forms/email-field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { KnownCustomer } from "@/lib/contract/admin/take-booking";
import type { CustomerKind } from "@/lib/contract/booking";
import { codeFromLocale } from "@/lib/rules/text/locale-code";

const KINDS: readonly CustomerKind[] = ["CONSUMER", "PROFESSIONAL", "COLLECTIVE"];

/** Fields that stay folded until the user opens them, or they have an error. */
const FOLDED = ["language", "customer.kind", "customer.company", "customer.address"];

/** Other details of a customer; without autofill, which would offer those of the staff. */
export function TakenCustomerFields(props: {
  known: KnownCustomer | null;
  email: string;
  onEmail: (email: string) => void;
  errors: Record<string, string>;
}) {
  const { known, errors } = props;
  const t = useTranslations("admin.rides.take");
  const words = useTranslations("form");
  const optional = words("optional");
  const { locale } = usePanel();
  const [kind, setKind] = useState(known?.kind ?? "CONSUMER");
  const [isOpen, setIsOpen] = useState(kind !== "CONSUMER");
  const field = (name: string) => ({
    form: "take",
    name,
    error: errors[name],
    autoComplete: "off",
  });
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField
          {...field("customer.firstname")}
          data-rule="person-name"
          label={t("firstname")}
          optional={optional}
          defaultValue={known?.firstname ?? ""}
          maxLength={80}
        />
        <EmailField
          {...field("customer.email")}
          label={t("email")}
          optional={optional}
          value={props.email}
          onChange={({ target }) => props.onEmail(target.value)}
        />
      </div>
      <details
        open={isOpen || FOLDED.some((name) => errors[name])}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="min-h-11 cursor-pointer py-2.5 text-accent text-small underline underline-offset-4">
          {t("moreOfCustomer")}
        </summary>
        <div className="mt-3 grid gap-x-6 gap-y-5 sm:grid-cols-2">
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
        </div>
      </details>
    </>
  );
}
