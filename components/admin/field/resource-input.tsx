"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { inputLook, selectLook } from "@/components/ui/field";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { rowName } from "@/lib/contract/admin/row-name";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import { ControlFrame } from "./control-frame";
import { type ControlProps, textOf } from "./control-props";

/** Most rows that a list of one call has. */
const MOST_OFFERED = 100;

/** Returns the rows of a resource that are offered, and how many there are in all. */
function useOffered(of: string, search: string) {
  const { resource } = usePanel();
  const declared = resource(of);
  const { data } = usePanelData(declared ? "/admin/{resource}" : null, {
    params: { resource: of },
    query: {
      nbItem: MOST_OFFERED,
      ...(declared?.isSearched && search.trim() !== "" && { search }),
    },
    keepPreviousData: true,
  });
  return { items: data?.items, total: data?.total ?? 0, declared };
}

/** Row of another resource, chosen by its name; a long list is narrowed by a search. */
export function ResourceInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const of = field.input.kind === "RESOURCE" ? field.input.to : "";
  const { labelOf, locale: reader } = usePanel();
  const t = useTranslations("admin.content");
  const [search, setSearch] = useState("");
  const { items, total, declared } = useOffered(of, search);
  const [isLong, setIsLong] = useState(false);
  if (total > MOST_OFFERED && !isLong) setIsLong(true);
  const chosen = typeof value === "number" ? value : null;
  const nameOf = (item: AdminItem) =>
    (declared && rowName(declared, item, codeFromLocale(reader))) || String(item.id);
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
