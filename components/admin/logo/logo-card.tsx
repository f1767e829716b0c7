"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { AdminLogo } from "@/lib/contract/admin/logo";
import { useUi } from "@/stores/ui-store";
import { LogoPreview } from "./logo-preview";
import { LogoSheet } from "./logo-sheet";

export function LogoCard(props: {
  logo: AdminLogo;
  /** Text of another logo of the site, for a logo without one. */
  usualAlt: AdminLogo["alt"] | undefined;
  onChanged: (now: AdminLogo) => unknown;
}) {
  const { logo, usualAlt, onChanged } = props;
  const { type, image, alt, previous, changed } = logo;
  const { can, locale } = usePanel();
  const t = useTranslations("admin.logo");
  const say = useUi((store) => store.say);
  const format = usePanelFormat();
  const { isBusy, run } = usePanelCall();
  const [opened, setOpened] = useState<"CHANGE" | "REMOVE">();
  const close = () => setOpened(undefined);
  const name = t(`places.${type}.name`);
  /** Tells apart five buttons of the same words. */
  const ofThis = <span className="sr-only">{` : ${name}`}</span>;

  async function restore() {
    if (
      await run(async (call) =>
        onChanged(await call("POST /admin/logo/{type}/previous", { params: { type } })),
      )
    )
      say(t("restored"));
  }

  return (
    <section
      aria-label={name}
      aria-busy={isBusy}
      className={`${PANEL_CARD} grid gap-4 p-4 sm:grid-cols-[16rem_minmax(0,1fr)] sm:gap-6`}
    >
      <LogoPreview
        type={type}
        image={image}
        alt={locale === "en" ? alt.en : alt.fr_FR}
        none={t("none")}
      />
      <div className="flex min-w-0 flex-col">
        <h2 className="text-lead">{name}</h2>
        <p className="mt-0.5 text-muted text-small">{t(`places.${type}.where`)}</p>
        {image && (
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-small [overflow-wrap:anywhere]">
            <dt className="text-muted">{t("inFrench")}</dt>
            <dd lang="fr">{alt.fr_FR || "–"}</dd>
            <dt className="text-muted">{t("inEnglish")}</dt>
            <dd lang="en">{alt.en || "–"}</dd>
          </dl>
        )}
        {changed && (
          <p className="mt-3 text-muted text-small [overflow-wrap:anywhere]">
            {t("changed", { by: changed.by, date: format.dateAndTime(changed.at) })}
          </p>
        )}
        {can("logo:change") && (
          <div className="mt-4 flex flex-wrap gap-2 sm:mt-auto sm:pt-4">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened("CHANGE")}
              className={panelButton()}
            >
              <span>{t(image ? "replace" : "add")}</span>
              {ofThis}
            </button>
            {image && (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpened("REMOVE")}
                className={panelButton("quiet")}
              >
                {t("remove.do")}
                {ofThis}
              </button>
            )}
            {previous && (
              <button type="button" onClick={() => void restore()} className={panelButton("quiet")}>
                {t("restore")}
                {ofThis}
              </button>
            )}
          </div>
        )}
      </div>
      {opened === "CHANGE" && (
        <LogoSheet
          logo={logo}
          usualAlt={usualAlt}
          name={name}
          onChanged={onChanged}
          onClose={close}
        />
      )}
      {opened === "REMOVE" && (
        <SheetForm
          words={{
            title: t("remove.title", { name }),
            text: t(`places.${type}.without`),
            do: t("remove.do"),
            doing: t("remove.doing"),
            done: t("remove.done"),
          }}
          isDangerous
          act={async (call) =>
            onChanged(await call("DELETE /admin/logo/{type}", { params: { type } }))
          }
          onClose={close}
        />
      )}
    </section>
  );
}
