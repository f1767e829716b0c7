"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Address } from "@/lib/contract/address";
import type { Country } from "@/lib/contract/geography";
import { NameFields } from "./name-fields";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

export type CountryChoice = Pick<Country, "alphaTwo" | "name">;

/** Contract's names of the two lines of a street in a member's address, and in an order's. */
const STREET = {
  member: ["address", "addressPart2"],
  order: ["firstPart", "secondPart"],
} as const;

/** Fields of an address; `addressOf` reads those of a member's. */
export function AddressFields(props: {
  form: string;
  /** Prefix of the names, `address.` for example. */
  prefix?: string;
  /** Kind of address in the contract. */
  of?: keyof typeof STREET;
  errors: Record<string, string>;
  countries: readonly CountryChoice[];
  /** Initial values. */
  address?:
    | (Partial<Omit<Address, "id" | "type" | "country">> & { country?: Pick<Country, "alphaTwo"> })
    | undefined;
  /** Postal code, town and country, where they are settled already: shown, and not asked for. */
  place?: ReactNode;
  /** Receiver's name: asked for only where this is set. */
  names?: "optional" | "required";
  required?: boolean;
  /** Purpose of the address, for the browser's autofill. */
  purpose?: "billing" | "shipping";
}) {
  const { form, prefix = "", errors, address, names, required = true, purpose } = props;
  const t = useTranslations("form");
  const [first, second] = STREET[props.of ?? "member"];
  const field = (name: string, fill: string) => ({
    form,
    name: prefix + name,
    error: errors[prefix + name],
    autoComplete: purpose ? `${purpose} ${fill}` : fill,
    required,
  });
  const optional = { optional: required ? t("optional") : undefined, required: false };
  return (
    <div className="grid items-start gap-x-6 gap-y-5 xs:grid-cols-6">
      {names && (
        <NameFields
          form={form}
          prefix={prefix}
          errors={errors}
          person={address}
          isOptional={names === "optional"}
          purpose={purpose}
          className="xs:col-span-3"
        />
      )}
      <TextField
        {...field(first, "address-line1")}
        label={t("address")}
        defaultValue={address?.address ?? ""}
        maxLength={200}
        className="xs:col-span-6"
      />
      <TextField
        {...field(second, "address-line2")}
        {...optional}
        label={t("addressPart2")}
        defaultValue={address?.addressPart2 ?? ""}
        maxLength={200}
        className="xs:col-span-6"
      />
      {props.place ? (
        <p className="text-small xs:col-span-6">{props.place}</p>
      ) : (
        <>
          <TextField
            {...field("postalCode", "postal-code")}
            data-rule="postal-code"
            label={t("postalCode")}
            defaultValue={address?.postalCode ?? ""}
            maxLength={20}
            className="xs:col-span-2"
          />
          <TextField
            {...field("city", "address-level2")}
            label={t("city")}
            defaultValue={address?.city ?? ""}
            maxLength={100}
            className="xs:col-span-4"
          />
          <SelectField
            {...field("country", "country")}
            label={t("country")}
            defaultValue={address?.country?.alphaTwo ?? "FR"}
            className="xs:col-span-6"
          >
            {props.countries.map(({ alphaTwo, name }) => (
              <option key={alphaTwo} value={alphaTwo}>
                {name}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </div>
  );
}
