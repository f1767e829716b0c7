"use client";

import { useTranslations } from "next-intl";
import { BirthdateField } from "@/components/forms/birthdate-field";
import { EmailField } from "@/components/forms/email-field";
import { KindFields } from "@/components/forms/kind-fields";
import { PhoneField } from "@/components/forms/phone-field";
import type { CustomerKind } from "@/lib/contract/booking";
import type { CustomerDraft } from "@/stores/checkout-state";

export function ContactFields(props: {
  errors: Record<string, string>;
  /** Initial values. */
  customer: CustomerDraft;
  phone: string;
  /** True where the order contains goods that are not sold to minors. */
  asksBirthdate: boolean;
  kind: CustomerKind;
  onKind: (kind: CustomerKind) => void;
}) {
  const { errors, customer } = props;
  const t = useTranslations("checkout.contact");
  const words = useTranslations("form");
  return (
    <div className="grid items-start gap-x-6 gap-y-5 xs:grid-cols-2">
      <EmailField
        form="checkout"
        name="user.email"
        label={words("email")}
        hint={t("emailHint")}
        error={errors["user.email"]}
        defaultValue={customer.email}
      />
      <PhoneField
        form="checkout"
        name="user.phone"
        label={words("phone")}
        hint={t("phoneHint")}
        error={errors["user.phone"]}
        defaultValue={props.phone}
      />
      {(props.asksBirthdate || errors["user.birthdate"]) && (
        <BirthdateField
          form="checkout"
          name="user.birthdate"
          adult={props.asksBirthdate ? "buyer" : undefined}
          hint={t("birthdateHint")}
          error={errors["user.birthdate"]}
          defaultValue={customer.birthdate}
          className="max-w-sm xs:col-span-2"
        />
      )}
      <KindFields
        form="checkout"
        prefix="user."
        errors={errors}
        kind={props.kind}
        onKind={props.onKind}
        company={customer.company}
      />
    </div>
  );
}
