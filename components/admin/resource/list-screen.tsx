"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { moveTo, rewriteTo } from "@/components/admin/panel/move-to";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { useAuditWords } from "@/components/admin/resource/use-audit-words";
import type { PanelResource } from "@/lib/site/panel-resources";
import { ItemList } from "./item-list";
import { ListFilters } from "./list-filters";
import {
  filterFields,
  type ListState,
  listQuery,
  readListState,
  untilOf,
  writeListState,
} from "./list-query";
import { PageSteps } from "./page-steps";
import { SearchField } from "./search-field";
import { SubsetLinks } from "./subset-links";

const NO_LABEL = { fr: "", en: "" };

/** List of a resource. Its state is in the address, so that "back" shows it again. */
export function ListScreen(props: { resource: PanelResource; lead?: ReactNode }) {
  const { resource, lead } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.list");
  const state = readListState(useSearchParams(), resource);
  const { lineInWords } = useAuditWords();
  const [isFiltering, setIsFiltering] = useState(false);
  const list = usePanelData("/admin/{resource}", {
    params: { resource: resource.name },
    query: listQuery(state, resource),
    keepPreviousData: true,
  });
  const path = (to: Partial<ListState>) =>
    panelPath(resource.name) + writeListState({ ...state, page: 1, ...to }, resource);
  const asked = filterFields(resource).filter(
    ([name]) => state.filters[name] || state.filters[untilOf(name)],
  ).length;
  const isNarrowed = state.search !== "" || state.subset !== undefined || asked > 0;
  const isBare = list.data?.total === 0 && !list.isLoading && !isNarrowed;
  const empty = isNarrowed ? t("noneFound") : labelOf(resource.whenEmpty ?? NO_LABEL) || t("none");
  return (
    <Screen
      title={labelOf(resource.label.many)}
      aside={
        resource.add &&
        !resource.within && (
          <PanelLink href={panelPath(resource.name, "new")} className={panelButton("solid")}>
            {labelOf(resource.add.label)}
          </PanelLink>
        )
      }
    >
      {resource.subsets && !isBare && (
        <SubsetLinks
          subsets={resource.subsets}
          chosen={state.subset}
          path={(subset) => path({ subset })}
        />
      )}
      {lead}
      <div className="mb-4 flex gap-2" hidden={isBare}>
        {resource.isSearched && (
          <SearchField
            key={resource.name}
            label={t("search")}
            value={state.search}
            onSearch={(search) => rewriteTo(path({ search }))}
          />
        )}
        {filterFields(resource).length > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsFiltering(true)}
            className={`${panelButton()} ${asked > 0 ? "border-accent text-accent" : ""}`}
          >
            <PanelIcon name="filter" className="size-4" />
            <span className={resource.isSearched ? "max-xs:sr-only" : undefined}>
              {t("filter")}
            </span>
            {asked > 0 && (
              <span className="tabular-nums">
                <span className="sr-only">{t("asked")} </span>
                <span>{asked}</span>
              </span>
            )}
          </button>
        )}
      </div>
      <Loaded of={list}>
        {({ items, total }) => (
          <div aria-busy={list.isLoading}>
            <p role="status" className={isBare ? "sr-only" : "mb-2 text-muted text-small"}>
              {t("count", { count: total })}
            </p>
            {items.length === 0 ? (
              <NothingNote>{empty}</NothingNote>
            ) : (
              <ItemList
                resource={resource}
                items={resource.name === "audit" ? items.map(lineInWords) : items}
              />
            )}
            <PageSteps page={state.page} total={total} path={(page) => path({ page })} />
          </div>
        )}
      </Loaded>
      {isFiltering && (
        <ListFilters
          resource={resource}
          state={state}
          onChange={(change) => {
            setIsFiltering(false);
            moveTo(path(change));
          }}
          onClose={() => setIsFiltering(false)}
        />
      )}
    </Screen>
  );
}
