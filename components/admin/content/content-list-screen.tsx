"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTitles } from "@/components/admin/field/reference-input";
import { moveTo, rewriteTo } from "@/components/admin/panel/move-to";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_INPUT, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { contentPart, panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { PageSteps } from "@/components/admin/resource/page-steps";
import { SearchField } from "@/components/admin/resource/search-field";
import type { PanelContent } from "@/lib/site/panel-contents";
import { ContentLines } from "./content-lines";
import { PageTreeList } from "./page-tree";

/** Number of lines on a page; a list put in order by hand shows as many as there may be. */
const SHOWN = { NEWEST: 25, RANK: 100 } as const;

/** List of a kind of content. Its filters are in the address, so that "back" shows it again. */
export function ContentListScreen({ content }: { content: PanelContent }) {
  const { name: type, order: by } = content;
  const { labelOf, can } = usePanel();
  const t = useTranslations("admin.content");
  const words = useTranslations("admin.list");
  const asked = useSearchParams();
  const state = {
    search: asked.get("search") ?? "",
    section: asked.get("section") ?? "",
    page: Math.max(1, Math.trunc(Number(asked.get("page")) || 1)),
  };
  const rows = SHOWN[by];
  const list = usePanelData("/admin/content/{type}", {
    params: { type },
    query: { ...state, nbItem: rows },
    keepPreviousData: true,
  });
  const path = (to: Partial<typeof state>) => {
    const { search, section, page } = { ...state, page: 1, ...to };
    const query = new URLSearchParams({
      ...(search && { search }),
      ...(section && { section }),
      ...(page > 1 && { page: String(page) }),
    });
    return panelPath(contentPart(type)) + (query.size > 0 ? `?${query}` : "");
  };
  const order = usePanelData(content.isPage ? "/admin/page" : null);
  const isNarrowed = state.search !== "" || state.section !== "";
  const isTree =
    !isNarrowed && order.data !== undefined && order.data.pages.length === order.data.total;
  const isBare = list.data?.total === 0 && !list.isLoading && !isNarrowed;
  const add = can("content:change") && (
    <PanelLink href={panelPath(contentPart(type), "new")} className={panelButton("solid")}>
      {labelOf(content.add)}
    </PanelLink>
  );
  return (
    <Screen
      title={labelOf(content.label.many)}
      lead={labelOf(content.lead)}
      aside={isBare ? undefined : add}
    >
      <div className="mb-4 flex flex-wrap gap-2" hidden={isBare}>
        <SearchField
          key={type}
          label={words("search")}
          value={state.search}
          onSearch={(search) => rewriteTo(path({ search }))}
        />
        <SectionSelect
          content={content}
          sections={list.data?.sections ?? []}
          chosen={state.section}
          onChoose={(section) => moveTo(path({ section }))}
        />
      </div>
      <Loaded of={list}>
        {({ items, total }) => (
          <div aria-busy={list.isLoading}>
            <p role="status" className={isBare ? "sr-only" : "mb-2 text-muted text-small"}>
              {words("count", { count: total })}
            </p>
            {isTree && order.data && !isBare ? (
              <PageTreeList
                content={content}
                order={order.data}
                mayMove={can("content:change")}
                onOrder={async (now) => {
                  await order.mutate(now, { revalidate: now === undefined });
                  await list.mutate();
                }}
              />
            ) : items.length === 0 ? (
              <div className="grid justify-items-center gap-4 rounded-card border border-line border-dashed px-4 py-8 text-center text-muted">
                <p>{isNarrowed ? words("noneFound") : t("none")}</p>
                {isBare && add}
              </div>
            ) : (
              <ContentLines
                content={content}
                items={items}
                isOrdered={
                  by === "RANK" && !content.isPage && !state.search && can("content:change")
                }
                isLastPage={state.page * rows >= total}
                onPlaced={() => list.mutate()}
              />
            )}
            {isTree && order.data ? null : (
              <PageSteps
                page={state.page}
                total={total}
                rows={rows}
                path={(page) => path({ page })}
              />
            )}
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

/** Select of the section to list; nothing for a kind without sections. */
function SectionSelect(props: {
  content: PanelContent;
  sections: string[];
  chosen: string;
  onChoose: (section: string) => void;
}) {
  const { content, sections, chosen, onChoose } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content");
  const field = content.section ? content.fields[content.section] : undefined;
  const titles = useTitles(
    field?.input.kind === "REFERENCE" ? (field.input.to as PanelContent["name"]) : null,
  );
  if (!field || (sections.length === 0 && !chosen)) return null;
  return (
    <label className="max-sm:w-full">
      <span className="sr-only">{labelOf(field.label)}</span>
      <select
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className={`${PANEL_INPUT} select-mark pr-10`}
      >
        <option value="">{t("everywhere", { field: labelOf(field.label) })}</option>
        {sections.map((section) => (
          <option key={section} value={section}>
            {titles?.get(Number(section)) ?? section}
          </option>
        ))}
      </select>
    </label>
  );
}
