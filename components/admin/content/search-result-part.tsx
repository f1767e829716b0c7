"use client";

import { useTranslations } from "next-intl";
import { LANGUAGE_NAMES } from "@/components/admin/panel/language-names";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { Page } from "@/lib/contract/page";
import {
  RESULT_LENGTHS,
  RESULT_SETTINGS,
  resultDescription,
  resultFaults,
  resultTitle,
} from "@/lib/rules/content/search-result";
import { settingIn } from "@/lib/rules/setting/setting-value";
import { codeFromLocale, type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Page in the results of a search engine, as it is typed, with what may be better about it. */
export function SearchResultPart(props: {
  locale: Locale;
  /** Id of the page; undefined for a new one. */
  id: number | undefined;
  title: string;
  description: string;
  path: string | null;
  role: string | null;
}) {
  const { locale, id, title, path } = props;
  const { can, labelOf } = usePanel();
  const t = useTranslations("admin.content.result");
  const trees = usePanelData("/page").data;
  const parameters = usePanelData(can("parameter:read") ? "/admin/parameter" : null).data;
  const settings = parameters?.filter(({ type }) => isResultSetting(type)) ?? [];
  const values = Object.fromEntries(
    settings.map(({ type, value, default: own }) => [type, settingIn(value, locale) ?? own]),
  ) as Parameters<typeof resultDescription>[1];
  const isHome = path === "/";
  const found = resultDescription(
    { isHome, role: props.role, own: props.description.trim() },
    values,
  );
  const description = found.text ?? "";
  const from = settings.find(({ type }) => type === found.setting);
  const tree = trees?.[codeFromLocale(locale)];
  const others = [...(tree?.pages ?? []), ...(tree?.rightFixed ?? [])]
    .flatMap(withBelow)
    .filter((page) => page.id !== id);
  const faults = {
    title: resultFaults(
      "title",
      title,
      others.map((page) => page.title),
    ),
    description: resultFaults(
      "description",
      description,
      others.map((page) => page.metaDescription ?? ""),
    ),
  };
  const remarks = (["title", "description"] as const).flatMap((part) =>
    faults[part].map((fault) =>
      t(`${part}.${fault}`, {
        ...RESULT_LENGTHS[part],
        count: [...(part === "title" ? title : description).trim()].length,
      }),
    ),
  );
  return (
    <section
      aria-label={`${t("label")} · ${LANGUAGE_NAMES[locale]}`}
      className={`${PANEL_CARD} px-4 py-3`}
    >
      <h3 className="mb-2 text-small">{t("label")}</h3>
      <div lang={locale} className="[overflow-wrap:anywhere]">
        <p className="text-[0.8125rem] text-muted">{localisedPath(path ?? "/…", locale)}</p>
        <p className="line-clamp-2 font-semibold text-heading">
          {title.trim()
            ? resultTitle(title.trim(), { isHome, name: values.COMPANY_NAME ?? "" })
            : t("noTitle")}
        </p>
        <p className="line-clamp-2 text-small">{description.trim() || t("noDescription")}</p>
      </div>
      {from && (
        <p className="mt-2 text-muted text-small">
          {t.rich("fromSetting", {
            setting: () => (
              <a href={panelPath("parameter")} className="underline underline-offset-4">
                {labelOf(from.label)}
              </a>
            ),
          })}
        </p>
      )}
      <div role="status" className="mt-3 text-small">
        <ul className="grid gap-1">
          {remarks.map((remark) => (
            <li key={remark} className="flex items-start gap-1.5 text-accent">
              <PanelIcon name="warning" className="mt-0.5 size-4" />
              <span>{remark}</span>
            </li>
          ))}
          {remarks.length === 0 && (
            <li className="flex items-start gap-1.5 text-muted">
              <PanelIcon name="check" className="mt-0.5 size-4" />
              <span>{t("good")}</span>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

const withBelow = (page: Page): Page[] => [page, ...page.children.flatMap(withBelow)];

const isResultSetting = (type: string) => RESULT_SETTINGS.some((setting) => setting === type);
