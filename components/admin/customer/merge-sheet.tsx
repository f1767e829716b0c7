"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { moveTo } from "@/components/admin/panel/move-to";
import { panelPath } from "@/components/admin/panel/panel-place";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { TextField } from "@/components/forms/text-field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { CustomerPage } from "@/lib/contract/admin/customer";
import { BulletPart } from "./bullet-part";

type Customer = CustomerPage["customer"];

/** Most results to choose from: more is a search to be made narrower. */
const MOST_FOUND = 6;

export function MergeSheet({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useTranslations("admin.people.merge");
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<Customer>();
  // The customer with an account is kept, else the one with an e-mail address, else this one.
  const isOtherKept = chosen !== undefined && rankOf(chosen) > rankOf(customer);
  const kept = isOtherKept && chosen ? chosen : customer;
  const other = isOtherKept ? customer : chosen;
  const found = usePanelData(search.trim().length < 2 ? null : "/admin/{resource}", {
    params: { resource: "customer" },
    query: { search: search.trim(), nbItem: MOST_FOUND + 1 },
    keepPreviousData: true,
  });
  const others = ((found.data?.items ?? []) as Customer[]).filter(({ id }) => id !== customer.id);
  return (
    <SheetForm
      words={{
        title: t("title"),
        text: t("text"),
        do: t("do"),
        doing: t("doing"),
        done: t("done"),
      }}
      isDangerous
      act={async (call) => {
        await call("POST /admin/customer/{id}/merge", {
          params: { id: kept.id },
          body: { other: other?.id ?? 0 },
        });
        if (isOtherKept) moveTo(panelPath("customer", kept.id));
      }}
      onClose={onClose}
    >
      {(errors) => (
        <div className="mb-6 space-y-5">
          <TextField
            form="merge"
            name="search"
            type="search"
            label={t("search")}
            autoComplete="off"
            value={search}
            error={undefined}
            onChange={({ currentTarget }) => {
              setSearch(currentTarget.value);
              setChosen(undefined);
            }}
          />
          {search.trim().length >= 2 && found.data && others.length === 0 && (
            <p role="status" className="text-muted text-small">
              {t("none")}
            </p>
          )}
          {others.length > 0 && (
            <FoundCustomers
              customers={others.slice(0, MOST_FOUND)}
              chosen={chosen}
              error={errors.other}
              onChoose={setChosen}
            />
          )}
          {other && <WhatMoves kept={kept} other={other} />}
        </div>
      )}
    </SheetForm>
  );
}

const rankOf = ({ account, email }: Customer): number =>
  account === "MEMBER" ? 2 : email === null ? 0 : 1;

function FoundCustomers(props: {
  customers: Customer[];
  chosen: Customer | undefined;
  error: string | undefined;
  onChoose: (customer: Customer) => void;
}) {
  const { customers, chosen, error, onChoose } = props;
  const t = useTranslations("admin.people.merge");
  return (
    <fieldset aria-describedby={error && "merge-other-error"}>
      <legend className="mb-2 font-medium text-heading text-small">{t("found")}</legend>
      <div className="space-y-2">
        {customers.map((customer) => (
          <label
            key={customer.id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-4 py-2 text-small hover:border-muted has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="other"
              value={customer.id}
              checked={chosen?.id === customer.id}
              onChange={() => onChoose(customer)}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block text-heading">{customer.name}</span>
              <span translate="no" className="block text-muted">
                {customer.email ?? customer.phone}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldErrorText id="merge-other" error={error} />
    </fieldset>
  );
}

function WhatMoves({ kept, other }: { kept: Customer; other: Customer }) {
  const t = useTranslations("admin.people.merge");
  const { data, error } = usePanelData("/admin/customer/{id}/merge", {
    params: { id: kept.id },
    query: { other: other.id },
  });
  if (error) {
    const why = error.errors.other?.message ?? error.message;
    return (
      <p role="alert" className="text-danger text-small">
        {why}
      </p>
    );
  }
  if (!data) return null;
  const { hasAccount } = data.other;
  const email = data.other.email ?? "";
  const moves = (["bookings", "orders", "messages", "notes", "addresses"] as const).flatMap(
    (name) => (data[name] > 0 ? [t(name, { count: data[name] })] : []),
  );
  const stays = [
    data.documents > 0 && t("documents", { count: data.documents }),
    data.isSubscribed && t("newsletter", { email }),
    hasAccount && t("account", { email }),
  ].filter((line) => typeof line === "string");
  return (
    <div role="status" className="space-y-4">
      <p className="text-small">{t("keeps", { name: kept.name, email: kept.email ?? "" })}</p>
      <BulletPart title={t("moves")} lines={moves.length > 0 ? moves : [t("nothingMoves")]} />
      {stays.length > 0 && <BulletPart title={t("stays")} lines={stays} />}
    </div>
  );
}
