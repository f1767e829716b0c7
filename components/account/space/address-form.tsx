"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef } from "react";
import { AddressFields, type CountryChoice } from "@/components/forms/address-fields";
import { addressOf } from "@/components/forms/address-of";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import { buttonLook } from "@/components/ui/button-look";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { Address } from "@/lib/contract/address";
import { forgetTypedFields } from "@/stores/typed-fields";

export interface AddressTypeChoice {
  value: string;
  name: string;
}

export interface AddressChoices {
  /** Kinds of address of the site, by their names. */
  types: AddressTypeChoice[];
  countries: CountryChoice[];
}

export function AddressForm(props: {
  address?: Address;
  choices: AddressChoices;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { address, choices } = props;
  const t = useTranslations("account.addresses");
  const words = useTranslations("account");
  const title = useRef<HTMLHeadingElement>(null);
  const { form, isBusy, problem, errors, run } = useCall();
  const id = `address-${address?.id ?? "new"}`;
  useKeptFields(form, id);
  const has = new Set(address?.type.map(({ value }) => value));

  useEffect(() => title.current?.focus(), []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const newAddress = { type: data.getAll("type").map(String), ...addressOf(data) };
    const isSaved = await run((call) =>
      address
        ? call("PUT /user/address/{id}", { params: { id: address.id }, body: newAddress })
        : call("POST /user/address", { body: newAddress }),
    );
    if (!isSaved) return;
    forgetTypedFields(id);
    props.onDone();
  }

  function cancel() {
    forgetTypedFields(id);
    props.onCancel();
  }

  return (
    <form ref={form} method="post" onSubmit={send} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1} ref={title} className="mb-6 text-subtitle outline-none">
        {address ? t("editTitle") : t("add")}
      </h2>
      <fieldset className="mb-5" aria-describedby={errors.type && `${id}-type-error`}>
        <legend className="mb-1 font-medium text-heading text-small">{t("type")}</legend>
        <div className="flex flex-wrap gap-x-8">
          {choices.types.map(({ value, name }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="type"
                value={value}
                defaultChecked={has.has(value)}
                className="size-5 accent-accent"
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
        <FieldErrorText id={`${id}-type`} error={errors.type} />
      </fieldset>
      <div className="mb-8">
        <AddressFields
          form={id}
          errors={errors}
          countries={choices.countries}
          address={address}
          names="optional"
        />
      </div>
      <FormEnd problem={problem} isBusy={isBusy} send={words("save")} sending={words("saving")}>
        <button type="button" onClick={cancel} className={buttonLook("outline")}>
          {words("cancel")}
        </button>
      </FormEnd>
    </form>
  );
}
