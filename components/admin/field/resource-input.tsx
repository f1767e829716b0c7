"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { inputLook, selectLook } from "@/components/ui/field";
import { ControlFrame } from "./control-frame";
import { type ControlProps, textOf } from "./control-props";
import { MOST_OFFERED, useOfferedRows } from "./use-offered-rows";

/** Row of another resource, chosen by its name; a long list is narrowed by a search. */
export function ResourceInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const of = field.input.kind === "RESOURCE" ? field.input.to : "";
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content");
  const [search, setSearch] = useState("");
  const { items, total, declared, nameOf } = useOfferedRows(of, search);
  const [isLong, setIsLong] = useState(false);
  if (total > MOST_OFFERED && !isLong) setIsLong(true);
  const chosen = typeof value === "number" ? value : null;
  const isKnown = items?.some(({ id }) => id === chosen);
  return (
    <ControlFrame of={props}>
      {({ labelId: _, ...control }) => (
        <>
          {isLong && declared?.isSearched && (
            <input
              type="search"
              value={search}
              aria-label={`${t("narrow")} (${labelOf(field.label)})`}
              placeholder={t("narrow")}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
              className={`${inputLook} mb-2`}
            />
          )}
          <select
            {...control}
            value={textOf(chosen)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.value ? Number(currentTarget.value) : null)
            }
            className={selectLook}
          >
            <option value="">{t("noChoice")}</option>
            {items?.map((item) => (
              <option key={item.id} value={item.id}>
                {nameOf(item)}
              </option>
            ))}
            {chosen !== null && !isKnown && (
              <option value={chosen}>{t("numbered", { id: chosen })}</option>
            )}
          </select>
        </>
      )}
    </ControlFrame>
  );
}
