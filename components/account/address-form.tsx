"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef } from "react";
import { buttonLook } from "@/components/ui/button-link";
import { describedBy, Field } from "@/components/ui/field";
import { addAddress, changeAddress } from "@/lib/api/user";
import type { Address, MemberAddressRequest } from "@/lib/contract/address";
import type { Locale } from "@/lib/rules/locale-code";
import type { AddressChoices } from "./address-book";
import { addressTypeName } from "./address-type-name";
import { FormEnd } from "./form-end";
import { selectLook } from "./select-look";
import { TextField } from "./text-field";
import { useAccountCall } from "./use-account-call";

type AddressField = "firstname" | "lastname" | "address" | "addressPart2" | "postalCode" | "city";

/** Adds an address, or changes the one that is given. */
export function AddressForm(props: {
  locale: Locale;
  address?: Address;
  choices: AddressChoices;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { locale, address, choices } = props;
  const t = useTranslations("account.addresses");
  const words = useTranslations("account");
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { isBusy, problem, errors, run } = useAccountCall(locale);
  const id = `address-${address?.id ?? "new"}`;
  const has = new Set(address?.type.map(({ value }) => value));

  useEffect(() => title.current?.focus(), []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = addressOf(new FormData(event.currentTarget));
    const isSaved = await run(
      (call) => (address ? changeAddress(call, address.id, wanted) : addAddress(call, wanted)),
      form.current,
    );
    if (isSaved) props.onDone();
  }

  const field = (name: AddressField, maxLength: number, value: string | null | undefined) => ({
    form: id,
    name,
    label: t(name),
    error: errors[name],
    maxLength,
    defaultValue: value ?? "",
  });
  const optional = words("optional");
  return (
    <form ref={form} method="post" onSubmit={send} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1} ref={title} className="mb-6 text-subtitle outline-none">
        {address ? t("editTitle") : t("add")}
      </h2>
      <div className="mb-8 grid items-start gap-6 xs:grid-cols-6">
        <fieldset className="xs:col-span-6">
          <legend className="mb-1 font-medium text-heading text-small">{t("type")}</legend>
          <div className="flex flex-wrap gap-x-8">
            {choices.types.map((value) => (
              <label key={value} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="type"
                  value={value}
                  defaultChecked={has.has(value)}
                  className="size-5 accent-accent"
                />
                {addressTypeName(t, value)}
              </label>
            ))}
          </div>
        </fieldset>
        <TextField
          {...field("firstname", 80, address?.firstname)}
          optional={optional}
          autoComplete="given-name"
          className="xs:col-span-3"
        />
        <TextField
          {...field("lastname", 80, address?.lastname)}
          optional={optional}
          autoComplete="family-name"
          className="xs:col-span-3"
        />
        <TextField
          {...field("address", 200, address?.address)}
          autoComplete="address-line1"
          className="xs:col-span-6"
        />
        <TextField
          {...field("addressPart2", 200, address?.addressPart2)}
          optional={optional}
          autoComplete="address-line2"
          className="xs:col-span-6"
        />
        <TextField
          {...field("postalCode", 12, address?.postalCode)}
          autoComplete="postal-code"
          className="xs:col-span-2"
        />
        <TextField
          {...field("city", 100, address?.city)}
          autoComplete="address-level2"
          className="xs:col-span-4"
        />
        <Field
          id={`${id}-country`}
          label={t("country")}
          error={errors.country}
          className="xs:col-span-6"
        >
          <select
            id={`${id}-country`}
            name="country"
            defaultValue={address?.country.alphaTwo ?? "FR"}
            autoComplete="country"
            className={selectLook}
            {...describedBy(`${id}-country`, null, errors.country)}
          >
            {choices.countries.map(({ alphaTwo, name }) => (
              <option key={alphaTwo} value={alphaTwo}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <FormEnd
        locale={locale}
        problem={problem}
        isBusy={isBusy}
        send={words("save")}
        sending={words("saving")}
      >
        <button type="button" onClick={props.onCancel} className={buttonLook("outline")}>
          {words("cancel")}
        </button>
      </FormEnd>
    </form>
  );
}

function addressOf(data: FormData): MemberAddressRequest {
  const value = (name: string) => String(data.get(name) ?? "").trim();
  return {
    type: data.getAll("type").map(String),
    firstname: value("firstname") || undefined,
    lastname: value("lastname") || undefined,
    address: value("address"),
    addressPart2: value("addressPart2") || undefined,
    postalCode: value("postalCode"),
    city: value("city"),
    country: value("country"),
  };
}
