"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import useSWR from "swr";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { ComboboxField } from "@/components/ui/combobox-field";
import { browserCall } from "@/lib/api/browser-call";
import type { KnownCustomer } from "@/lib/contract/admin/take-booking";
import { fullName } from "@/lib/rules/text/full-name";
import { TakenCustomerFields } from "./taken-customer-fields";

/** Letters of a name, or digits of a number, from which a search is worth its answer. */
const SEARCHED_FROM = { phone: 4, lastname: 3 };

export interface Caller {
  phone: string;
  lastname: string;
  email: string;
}

export function TakenCustomer(props: {
  caller: Caller;
  onCaller: (part: Partial<Caller>) => void;
  known: KnownCustomer | null;
  onKnown: (known: KnownCustomer | null) => void;
  errors: Record<string, string>;
}) {
  const { caller, onCaller, known, onKnown, errors } = props;
  const t = useTranslations("admin.rides.take");
  const described = useDescribed();
  const choose = (customer: KnownCustomer) => {
    onKnown(customer);
    const { phone, lastname, email } = customer;
    onCaller({ phone, lastname, email: email ?? "" });
  };
  const field = (name: "phone" | "lastname") => ({
    name,
    label: t(name),
    text: caller[name],
    error: errors[`customer.${name}`],
    isKnown: known !== null,
    onType: (text: string) => onCaller({ [name]: text }),
    onChoose: choose,
  });
  return (
    <div className="space-y-5">
      {known && (
        <div className="flex items-center justify-between gap-4 border-accent border-l-2 bg-surface py-3 pr-3 pl-4">
          <p className="min-w-0">
            <span className="block text-heading [overflow-wrap:anywhere]">{fullName(known)}</span>
            <span className="text-muted text-small">{described(known)}</span>
          </p>
          <button
            type="button"
            onClick={() => {
              onKnown(null);
              onCaller({ phone: "", lastname: "", email: "" });
            }}
            className={panelButton("quiet")}
          >
            {t("forget")}
          </button>
        </div>
      )}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <CallerField
          {...field("phone")}
          control={{ type: "tel", maxLength: 30, "data-rule": "phone" }}
        />
        <CallerField
          {...field("lastname")}
          control={{ maxLength: 80, "data-rule": "person-name" }}
        />
      </div>
      <TakenCustomerFields
        key={known ? `${known.id} ${known.email}` : "new"}
        known={known}
        email={caller.email}
        onEmail={(email) => onCaller({ email })}
        errors={errors}
      />
    </div>
  );
}

function CallerField(props: {
  name: "phone" | "lastname";
  label: string;
  text: string;
  error: string | undefined;
  isKnown: boolean;
  control: { type?: string; maxLength: number; "data-rule": string };
  onType: (text: string) => void;
  onChoose: (customer: KnownCustomer) => void;
}) {
  const { name, text, isKnown, control, ...field } = props;
  const t = useTranslations("admin.rides.take");
  const { locale } = usePanel();
  const described = useDescribed();
  const search = useDeferredValue(text.trim());
  const isSearched = !isKnown && search.length >= SEARCHED_FROM[name];
  const { data } = useSWR(
    isSearched ? ["known-customer", search] : null,
    () => browserCall(locale)("GET /admin/known-customer", { query: { search } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return (
    <ComboboxField<KnownCustomer>
      {...field}
      id={`take-customer-${name}`}
      name={`customer.${name}`}
      control={{ required: true, ...control }}
      text={text}
      chosen={null}
      found={isSearched ? (data?.customers ?? []) : []}
      question={t("isIt")}
      emptyNote={null}
      nameOf={fullName}
      keyOf={(customer) => `${customer.id} ${customer.idCustomer}`}
    >
      {(customer) => (
        <>
          <span className="min-w-0">
            <span className="block">{fullName(customer)}</span>
            <span className="block text-small opacity-75 [overflow-wrap:anywhere]">
              {[customer.phone, customer.email].filter(Boolean).join(" · ")}
            </span>
          </span>
          <span className="shrink-0 text-small opacity-75">{described(customer)}</span>
        </>
      )}
    </ComboboxField>
  );
}

/** Returns a function that describes a customer: with or without account, number of rides. */
function useDescribed() {
  const t = useTranslations("admin.rides.take");
  return ({ idCustomer, rides }: KnownCustomer) =>
    [
      t(idCustomer === null ? "guest" : "member"),
      ...(rides > 0 ? [t("rides", { count: rides })] : []),
    ].join(" · ");
}
