"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { LANGUAGE_NAMES } from "@/components/admin/panel/language-names";
import { moveTo } from "@/components/admin/panel/move-to";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD, PANEL_INPUT, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { PageSteps } from "@/components/admin/resource/page-steps";
import type { TranslationLine, TranslationState } from "@/lib/contract/admin/translation";
import { codeFromLocale, type Locale, localeFromCode } from "@/lib/rules/text/locale-code";
import { LackMarks } from "./lack-mark";
import { ContentPart, ParameterPart, ResourcePart, WordedMailPart } from "./translation-parts";

const STATES: TranslationState[] = ["UNFINISHED", "MISSING", "OLDER", "ALL"];
const SHOWN = 100;

/** Name of a thing in the address: `blog.12`. */
const itemOf = ({ kind, id }: Pick<TranslationLine, "kind" | "id">) => `${kind}.${id}`;

/**
 * What the site says in several languages: the list of what is to do, and each thing side by side.
 * The order of the list stays while one goes through it, even when a thing is done and leaves it.
 */
export function TranslationScreen({ item }: { item: string | null }) {
  const t = useTranslations("admin.translation");
  const { labelOf, site } = usePanel();
  const search = useSearchParams();
  const asked = search.get("state") as TranslationState;
  const state = STATES.includes(asked) ? asked : "UNFINISHED";
  const kind = search.get("kind") ?? "";
  const page = Math.max(1, Math.trunc(Number(search.get("page")) || 1));
  const list = usePanelData("/admin/translation", { query: { state, kind, page, nbItem: SHOWN } });
  const path = (to: { state?: TranslationState; kind?: string; page?: number }, of?: string) => {
    const now = { state, kind, page: of ? page : 1, ...to };
    const query = new URLSearchParams({
      ...(now.state !== "UNFINISHED" && { state: now.state }),
      ...(now.kind && { kind: now.kind }),
      ...(now.page > 1 && { page: String(now.page) }),
    });
    return panelPath("translation", of) + (query.size > 0 ? `?${query}` : "");
  };
  const [queue, setQueue] = useState<TranslationLine[]>([]);
  useEffect(() => {
    if (item === null && list.data) setQueue(list.data.items);
  }, [item, list.data]);
  // Something may have been written since the list was read.
  const readAnew = useEffectEvent(() => void list.mutate());
  useEffect(() => {
    if (item === null) readAnew();
  }, [item]);
  const lines = queue.length > 0 ? queue : (list.data?.items ?? []);

  if (item !== null) {
    return <OneTranslation key={item} item={item} lines={lines} path={(of) => path({}, of)} />;
  }
  return (
    <Screen title={t("title")} lead={t("lead")}>
      <Loaded of={list}>
        {({ kinds, items, total }) => (
          <>
            <div className="mb-4 grid gap-3 sm:grid-cols-2">
              <label>
                <span className="mb-1 block text-muted text-small">{t("kind")}</span>
                <select
                  value={kind}
                  onChange={({ currentTarget }) => moveTo(path({ kind: currentTarget.value }))}
                  className={`${PANEL_INPUT} select-mark pr-10`}
                >
                  <option value="">{t("everyKind")}</option>
                  {kinds.map((one) => (
                    <option key={one.kind} value={one.kind}>
                      {t("kindCount", {
                        kind: labelOf(one.label),
                        missing: one.missing,
                        older: one.older,
                      })}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span className="mb-1 block text-muted text-small">{t("show")}</span>
                <select
                  value={state}
                  onChange={({ currentTarget }) =>
                    moveTo(path({ state: currentTarget.value as TranslationState }))
                  }
                  className={`${PANEL_INPUT} select-mark pr-10`}
                >
                  {STATES.map((one) => (
                    <option key={one} value={one}>
                      {t(`states.${one}`)}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <p role="status" className="mb-2 text-muted text-small">
              {t("count", { count: total })}
            </p>
            {items.length === 0 ? (
              <NothingNote>{t("none")}</NothingNote>
            ) : (
              <ul className={`${PANEL_CARD} divide-y divide-line overflow-hidden`}>
                {items.map((line) => (
                  <li key={itemOf(line)}>
                    <PanelLink
                      href={path({}, itemOf(line))}
                      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 hover:bg-raised"
                    >
                      <span className="min-w-0 [overflow-wrap:anywhere]">
                        <span className="block">{line.title || t("untitled")}</span>
                        <span className="text-[0.8125rem] text-muted">
                          {labelOf(
                            kinds.find((one) => one.kind === line.kind)?.label ?? {
                              fr: line.kind,
                              en: line.kind,
                            },
                          )}
                        </span>
                      </span>
                      <span className="flex flex-wrap gap-x-4">
                        {site.locales.map((locale) => {
                          const lack = line.lacks[codeFromLocale(locale)];
                          return lack && <LackMarks key={locale} locale={locale} {...lack} />;
                        })}
                      </span>
                    </PanelLink>
                  </li>
                ))}
              </ul>
            )}
            <PageSteps page={page} total={total} rows={SHOWN} path={(to) => path({ page: to })} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** One thing in each language, with the way to the ones before and after it. */
function OneTranslation(props: {
  item: string;
  lines: TranslationLine[];
  path: (of?: string) => string;
}) {
  const { item, lines, path } = props;
  const { site, contents, resource: resourceOf } = usePanel();
  const t = useTranslations("admin.translation");
  const at = item.indexOf(".");
  const [kind, id] = [item.slice(0, at), item.slice(at + 1)];
  const older = usePanelData("/admin/translation/{kind}/{id}", { params: { kind, id } });
  // The list may have been read before this was written.
  const [of, setOf] = useState(older.data);
  if (!of && older.data) setOf(older.data);
  const place = lines.findIndex((line) => itemOf(line) === item);
  const [before, after] = [lines[place - 1], place < 0 ? undefined : lines[place + 1]];
  const content = contents.find(({ name }) => name === kind);
  const resource = resourceOf(kind);
  const step = useEffectEvent((event: KeyboardEvent) => {
    const to = event.key === "ArrowDown" ? after : event.key === "ArrowUp" ? before : undefined;
    if (!event.altKey || event.ctrlKey || event.metaKey || !to) return;
    event.preventDefault();
    // What was typed is saved by leaving its field.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    moveTo(path(itemOf(to)));
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => step(event);
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  return (
    <Screen
      title={lines[place]?.title || t("untitled")}
      back={{ href: path(), label: t("title") }}
      aside={
        <nav aria-label={t("steps")} className="flex flex-wrap items-center gap-2">
          {place >= 0 && (
            <span className="text-muted text-small tabular-nums">
              {t("place", { place: place + 1, count: lines.length })}
            </span>
          )}
          {before && (
            <PanelLink
              href={path(itemOf(before))}
              aria-keyshortcuts="Alt+ArrowUp"
              title={t("beforeKey")}
              className={panelButton()}
            >
              <PanelIcon name="up" className="size-4" />
              {t("before")}
            </PanelLink>
          )}
          {after && (
            <PanelLink
              href={path(itemOf(after))}
              aria-keyshortcuts="Alt+ArrowDown"
              title={t("afterKey")}
              className={panelButton()}
            >
              {t("after")}
              <PanelIcon name="down" className="size-4" />
            </PanelLink>
          )}
        </nav>
      }
    >
      <Loaded of={{ ...older, data: of }}>
        {(data) => {
          const original = localeFromCode(data.original) ?? "fr";
          const locales: Locale[] = [
            original,
            ...site.locales.filter((locale) => locale !== original),
          ];
          const shared = { id, of: data, locales };
          return (
            <>
              <p className="mb-4 text-muted text-small">
                {t("original", { language: LANGUAGE_NAMES[original] })}
              </p>
              {content ? (
                <ContentPart content={content} {...shared} />
              ) : resource ? (
                <ResourcePart resource={resource} {...shared} />
              ) : kind === "parameter" ? (
                <div className="max-w-3xl">
                  <ParameterPart {...shared} />
                </div>
              ) : kind === "mail" ? (
                <WordedMailPart {...shared} />
              ) : (
                <p className="text-muted">{t("notThere")}</p>
              )}
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}
