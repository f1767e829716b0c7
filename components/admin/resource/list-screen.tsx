"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { moveTo, rewriteTo } from "@/components/admin/panel/move-to";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_INPUT, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { useAuditWords } from "@/components/admin/resource/use-audit-words";
import type { AdminList } from "@/lib/api/panel";
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
import { SubsetLinks } from "./subset-links";

/** How long one has stopped typing before it is searched, in milliseconds. */
const STOPPED = 300;

/** The list of a resource. What one looks at is in the address, so that "back" shows it again. */
export function ListScreen(props: {
  resource: PanelResource;
  /** Stands above the list. */
  lead?: ReactNode;
}) {
  const { resource, lead } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.list");
  const state = readListState(useSearchParams(), resource);
  const { lineInWords } = useAuditWords();
  const [isFiltering, setIsFiltering] = useState(false);
  const list = usePanelData<AdminList>(`/admin/${resource.name}?${listQuery(state, resource)}`, {
    keepPreviousData: true,
  });
  const path = (to: Partial<ListState>) =>
    panelPath(resource.name) + writeListState({ ...state, page: 1, ...to }, resource);
  const asked = filterFields(resource).filter(
    ([name]) => state.filters[name] || state.filters[untilOf(name)],
  ).length;
  return (
    <Screen
      title={labelOf(resource.label.many)}
      aside={
        resource.add && (
          <PanelLink href={panelPath(resource.name, "new")} className={panelButton("solid")}>
            {labelOf(resource.add.label)}
          </PanelLink>
        )
      }
    >
      {resource.subsets && (
        <SubsetLinks
          subsets={resource.subsets}
          chosen={state.subset}
          path={(subset) => path({ subset })}
        />
      )}
      {lead}
      <div className="mb-4 flex gap-2">
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
            <p role="status" className="mb-2 text-muted text-small">
              {t("count", { count: total })}
            </p>
            {items.length === 0 ? (
              <NothingNote>
                {t(state.search || state.subset || asked > 0 ? "noneFound" : "none")}
              </NothingNote>
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

/** Searches once one has stopped typing. */
function SearchField(props: { label: string; value: string; onSearch: (text: string) => void }) {
  const { label, value, onSearch } = props;
  const [text, setText] = useState(value);
  /** What was searched for here and is not in the address yet. */
  const sent = useRef<string[]>([]);
  // What one looks at may be another list by the time it is searched.
  const search = useEffectEvent((asked: string) => {
    sent.current.push(asked);
    onSearch(asked);
  });
  useEffect(() => {
    // It comes back while one types on; what was not sent from here is a step back.
    const at = sent.current.indexOf(value);
    sent.current.splice(0, at + 1);
    if (at < 0) setText(value);
  }, [value]);
  useEffect(() => {
    const asked = text.trim();
    if (asked === value) return;
    const timer = setTimeout(() => search(asked), STOPPED);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <label className="relative grow">
      <span className="sr-only">{label}</span>
      <PanelIcon
        name="search"
        className="pointer-events-none absolute top-3 left-3 size-5 text-muted"
      />
      <input
        type="search"
        value={text}
        placeholder={label}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className={`${PANEL_INPUT} pl-10`}
      />
    </label>
  );
}
