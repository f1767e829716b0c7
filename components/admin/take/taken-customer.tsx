"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import useSWR from "swr";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { ComboboxField, SEARCHED_FROM } from "@/components/ui/combobox-field";
import { browserCall } from "@/lib/api/browser-call";
import { findKnownCustomers } from "@/lib/api/panel-rides";
import type { KnownCustomer } from "@/lib/contract/admin/take-booking";
import { TakenCustomerFields } from "./taken-customer-fields";

const nameOf = ({ firstname, lastname }: KnownCustomer) => `${firstname} ${lastname}`;

/** Who calls: somebody known, found as one types, or somebody new. */
export function TakenCustomer(props: {
  known: KnownCustomer | null;
  onKnown: (known: KnownCustomer | null) => void;
  errors: Record<string, string>;
}) {
  const { known, onKnown, errors } = props;
  const t = useTranslations("admin.rides.take");
  const { locale } = usePanel();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const isSearched = known === null && search.length >= SEARCHED_FROM;
  const { data, isLoading } = useSWR(
    isSearched ? ["known-customer", search] : null,
    () => findKnownCustomers(browserCall(locale), search),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const described = (customer: KnownCustomer) =>
    [
      t(customer.idCustomer === null ? "guest" : "member"),
      ...(customer.rides > 0 ? [t("rides", { count: customer.rides })] : []),
    ].join(" · ");
  return (
    <div className="space-y-5">
      {known ? (
        <div className="flex items-center justify-between gap-4 border-accent border-l-2 bg-surface py-3 pr-3 pl-4">
          <p className="min-w-0">
            <span className="block text-heading [overflow-wrap:anywhere]">{nameOf(known)}</span>
            <span className="text-muted text-small">{described(known)}</span>
          </p>
          <button type="button" onClick={() => onKnown(null)} className={panelButton("quiet")}>
            {t("forget")}
          </button>
        </div>
      ) : (
        <ComboboxField<KnownCustomer>
          id="known-customer"
          name="known-customer"
          label={t("find")}
          placeholder={t("findExample")}
          text={text}
          chosen={null}
          found={isSearched ? (data?.customers ?? []) : []}
          emptyNote={isSearched ? t(isLoading ? "searching" : "nobody") : null}
          nameOf={nameOf}
          keyOf={(customer) => `${customer.idCustomer} ${customer.email}`}
          onType={setText}
          onChoose={(customer) => {
            setText("");
            onKnown(customer);
          }}
        >
          {(customer) => (
            <>
              <span className="min-w-0">
                <span className="block">{nameOf(customer)}</span>
                <span className="block text-small opacity-75 [overflow-wrap:anywhere]">
                  {customer.phone} · {customer.email}
                </span>
              </span>
              <span className="shrink-0 text-small opacity-75">{described(customer)}</span>
            </>
          )}
        </ComboboxField>
      )}
      <TakenCustomerFields
        key={known ? `${known.idCustomer} ${known.email}` : "new"}
        known={known}
        errors={errors}
      />
    </div>
  );
}
