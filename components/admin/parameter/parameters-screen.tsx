"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_INPUT, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import { foldedText } from "@/lib/rules/text/folded-text";
import { ParameterSheet } from "./parameter-sheet";
import { SettingSentence } from "./setting-sentence";
import { useSettingWords } from "./use-setting-words";

/** The settings of the site by group; those that were set stand out, each opens to be changed. */
export function ParametersScreen() {
  const t = useTranslations("admin.parameter");
  const words = useTranslations("admin.logo");
  const { labelOf, can } = usePanel();
  const parameters = usePanelData<AdminParameter[]>("/admin/parameter");
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string>();
  const searched = foldedText(search.trim());
  const found = parameters.data?.filter(
    ({ label, sentence, type, awaits }) =>
      !awaits &&
      [labelOf(label), sentence ? labelOf(sentence) : "", type].some((text) =>
        foldedText(text).includes(searched),
      ),
  );
  const groups = [...new Set(found?.map(({ group }) => group))];
  const changed = parameters.data?.find(({ type }) => type === chosen);
  return (
    <Screen title={t("title")} lead={t("lead")} isNarrow>
      <label className="relative mb-5 block">
        <span className="sr-only">{t("search")}</span>
        <PanelIcon
          name="search"
          className="pointer-events-none absolute top-3 left-3 size-5 text-muted"
        />
        <input
          type="search"
          value={search}
          placeholder={t("search")}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          className={`${PANEL_INPUT} pl-10`}
        />
      </label>
      <Loaded of={parameters}>
        {() =>
          groups.length === 0 ? (
            <NothingNote>{t("none")}</NothingNote>
          ) : (
            groups.map((group) => (
              <details
                key={group}
                open={searched !== "" || undefined}
                className="group mb-2.5 rounded-card border border-line bg-surface"
              >
                <summary className="flex min-h-14 items-center justify-between gap-4 px-4">
                  <h2 className="text-body">
                    {t.has(`groups.${group}` as "groups.company")
                      ? t(`groups.${group}` as "groups.company")
                      : group}
                  </h2>
                  <PanelIcon
                    name="down"
                    className="size-5 text-muted transition-transform group-open:rotate-180"
                  />
                </summary>
                {group === "logo" && can("logo:read") && (
                  <p className="border-line border-t px-4 py-3">
                    <PanelLink href={panelPath("logo")} className={panelButton()}>
                      {words("toLogos")}
                    </PanelLink>
                  </p>
                )}
                <ul className="divide-y divide-line border-line border-t">
                  {found
                    ?.filter((parameter) => parameter.group === group)
                    .map((parameter) => (
                      <li key={parameter.type}>
                        <ParameterLine
                          parameter={parameter}
                          onOpen={() => setChosen(parameter.type)}
                        />
                      </li>
                    ))}
                </ul>
              </details>
            ))
          )
        }
      </Loaded>
      {changed && (
        <ParameterSheet
          parameter={changed}
          onChanged={(now) =>
            parameters.mutate((all) => all?.map((one) => (one.type === now.type ? now : one)), {
              revalidate: false,
            })
          }
          onClose={() => setChosen(undefined)}
        />
      )}
    </Screen>
  );
}

function ParameterLine(props: { parameter: AdminParameter; onOpen: () => void }) {
  const { parameter, onOpen } = props;
  const { label, holds = { is: "LINE" }, sentence, value, valueEn, default: usual } = parameter;
  const { labelOf, locale } = usePanel();
  const wordsOf = useSettingWords();
  const t = useTranslations("admin.parameter");
  const now = (parameter.isSet ? (locale === "en" && valueEn) || value : usual) || "";
  const isOwn = parameter.isSet && (valueEn !== null || (value || null) !== usual);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-12 w-full items-baseline justify-between gap-4 px-4 py-3 text-left hover:bg-raised"
    >
      <span className="min-w-0">
        <span className="block">
          {sentence ? (
            <SettingSentence parameter={{ ...parameter, holds, sentence }} value={now} />
          ) : (
            labelOf(label)
          )}
        </span>
        {isOwn && <span className="text-[0.8125rem] text-accent">{t("isSet")}</span>}
      </span>
      {!sentence && (
        <span
          className={`flex max-w-[55%] items-center gap-2 text-right text-small ${isOwn ? "text-heading" : "text-muted"}`}
        >
          {holds.is === "COLOUR" && now && (
            <span
              className="size-4 shrink-0 rounded-full border border-line-strong"
              style={{ backgroundColor: now }}
            />
          )}
          <span className="line-clamp-2 [overflow-wrap:anywhere]">
            {now ? wordsOf(holds, now) : "–"}
          </span>
        </span>
      )}
    </button>
  );
}
