"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_INPUT, panelButton } from "@/components/admin/panel/panel-look";
import { Sheet } from "@/components/admin/panel/sheet";
import type { PanelField, PanelResource } from "@/lib/site/panel-resources";
import { DaysFilter } from "./days-filter";
import { isAmount } from "./is-amount";
import { filterFields, isOfDays, type ListState, orderFields, untilOf } from "./list-query";

export function ListFilters(props: {
  resource: PanelResource;
  state: ListState;
  onChange: (change: Pick<ListState, "filters" | "orderBy">) => void;
  onClose: () => void;
}) {
  const { resource, state, onChange, onClose } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.list");
  const fields = filterFields(resource);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) return wrong.focus();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    const filters = fields.flatMap(([name]) =>
      [name, untilOf(name)].flatMap((asked) => {
        const value = text(`filter-${asked}`);
        return value ? [[asked, value]] : [];
      }),
    );
    onChange({ filters: Object.fromEntries(filters), orderBy: text("orderBy") || state.orderBy });
  }

  return (
    <Sheet title={t("filter")} onClose={onClose}>
      <form onSubmit={apply}>
        <div className="grid gap-4">
          {fields.map(([name, field]) =>
            isOfDays(field) ? (
              <DaysFilter
                key={name}
                name={name}
                label={labelOf(field.label)}
                filters={state.filters}
              />
            ) : (
              <FilterField
                key={name}
                name={`filter-${name}`}
                field={field}
                value={state.filters[name] ?? ""}
              />
            ),
          )}
          <label className="block">
            <span className="mb-1 block font-medium text-small">{t("order")}</span>
            <select
              name="orderBy"
              defaultValue={state.orderBy}
              className={`${PANEL_INPUT} select-mark pr-10`}
            >
              {orderFields(resource).flatMap(([name, { label }]) => [
                <option key={name} value={name}>
                  {t("ascending", { field: labelOf(label) })}
                </option>,
                <option key={`-${name}`} value={`-${name}`}>
                  {t("descending", { field: labelOf(label) })}
                </option>,
              ])}
            </select>
          </label>
        </div>
        <div className="mt-6 grid grid-cols-2 gap-2">
          <button
            type="button"
            onClick={() => onChange({ filters: {}, orderBy: resource.orderBy })}
            className={panelButton()}
          >
            {t("clear")}
          </button>
          <button type="submit" className={panelButton("solid")}>
            {t("apply")}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

function FilterField(props: { name: string; field: PanelField; value: string }) {
  const { name, field, value } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.list");
  const label = labelOf(field.label);
  const options =
    field.kind === "CHOICE"
      ? Object.entries(field.options).map(([key, option]) => [key, labelOf(option.label)])
      : field.kind === "FLAG"
        ? [
            ["true", t("yes")],
            ["false", t("no")],
          ]
        : undefined;
  return (
    <label htmlFor={name} className="block">
      <span className="mb-1 block font-medium text-small">
        {isAmount(field) ? t("from", { field: label }) : label}
      </span>
      {options ? (
        <select
          id={name}
          name={name}
          defaultValue={value}
          className={`${PANEL_INPUT} select-mark pr-10`}
        >
          <option value="">{t("all")}</option>
          {options.map(([key, option]) => (
            <option key={key} value={key}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={name}
          type={isAmount(field) ? "number" : "text"}
          name={name}
          defaultValue={value}
          className={PANEL_INPUT}
        />
      )}
    </label>
  );
}
