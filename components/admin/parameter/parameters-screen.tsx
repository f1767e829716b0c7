"use client";

import { useSearchParams } from "next/navigation";
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
import { isSaidInEach, settingIn } from "@/lib/rules/setting/setting-value";
import { foldedText } from "@/lib/rules/text/folded-text";
import { ParameterSheet } from "./parameter-sheet";
import { SettingSentence } from "./setting-sentence";
import { useSettingWords } from "./use-setting-words";

/**
 * Settings of the site, by group.
 * @param props.opened key of the setting whose sheet the address opens, for one that was led here
 */
export function ParametersScreen(props: { opened: string | null }) {
  const t = useTranslations("admin.parameter");
  const parts = useTranslations("admin.parts");
  const words = useTranslations("admin.logo");
  const { labelOf, can } = usePanel();
  const isFromDuties = useSearchParams().get("from") === "duty";
  const parameters = usePanelData("/admin/parameter");
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState(props.opened ?? undefined);
  const searched = foldedText(search.trim());
  const found = parameters.data?.filter(({ label, sentence, type }) =>
    [labelOf(label), sentence ? labelOf(sentence) : "", type].some((text) =>
      foldedText(text).includes(searched),
    ),
  );
  const groups = [...new Set(found?.map(({ group }) => group))];
  const groupOf = (key: string | null) => parameters.data?.find(({ type }) => type === key)?.group;
  const changed = parameters.data?.find(({ type }) => type === chosen);
  return (
    <Screen
      title={t("title")}
      lead={t("lead")}
      {...(isFromDuties && {
        back: { href: panelPath("duty"), label: parts("duty") },
      })}
      isNarrow
    >
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
                open={searched !== "" || group === groupOf(props.opened) || undefined}
                className="group mb-2.5 rounded-card border border-line bg-surface"
              >
                <summary className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2.5">
                  <h2 className="text-body">
                    {t.has(`groups.${group}` as "groups.company")
                      ? t(`groups.${group}` as "groups.company")
                      : group}
                  </h2>
                  <PanelIcon
                    name="down"
                    className="row-span-2 size-5 text-muted transition-transform group-open:rotate-180"
                  />
                  <span className="truncate text-muted text-small group-open:hidden">
                    {found
                      ?.filter((parameter) => parameter.group === group)
                      .map(({ label }) => labelOf(label))
                      .join(" · ")}
                  </span>
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
  const { label, holds = { is: "LINE" }, sentence, value, default: usual } = parameter;
  const { labelOf, locale } = usePanel();
  const wordsOf = useSettingWords();
  const t = useTranslations("admin.parameter");
  const now = (parameter.isSet ? settingIn(value, locale) : usual) || "";
  const isOwn =
    parameter.isSet &&
    ((isSaidInEach(value) && value.en !== null) || (settingIn(value, "fr") || null) !== usual);
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
        {isOwn && <span className="text-[0.8125rem] text-muted">{t("isSet")}</span>}
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
          <span className="line-clamp-2 break-words">{now ? wordsOf(holds, now) : "–"}</span>
        </span>
      )}
    </button>
  );
}
