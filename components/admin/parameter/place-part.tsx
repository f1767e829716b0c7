"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { LANGUAGE_NAMES } from "@/components/admin/panel/language-names";
import { PageWindow } from "@/components/admin/panel/page-window";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import type { PlaceNews } from "@/components/content/preview/place-news";
import type { AdminParameter } from "@/lib/contract/admin/parameter";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { SETTING_PLACES } from "@/lib/contract/parameter-catalogue/place/setting-places";
import { type SettingValue, settingIn } from "@/lib/rules/setting/setting-value";
import { SETTING_PREVIEW } from "@/lib/rules/site/setting-preview";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useSettingDraft } from "./use-setting-draft";

/** Place of a setting: the page with the typed value on it, or what the setting does elsewhere. */
export function PlacePart(props: { parameter: AdminParameter; typed: SettingValue }) {
  const { parameter, typed } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.parameter.place");
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const place = SETTING_PLACES[parameter.type as ParameterKey];
  if (!place) return null;
  if ("elsewhere" in place) {
    return (
      <p className="mb-5 text-muted text-small">{`${t("elsewhere")} ${labelOf(place.elsewhere)}`}</p>
    );
  }
  return (
    <section aria-label={t("title")} className="mb-5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={panelButton()}
      >
        {t(isOpen ? "hide" : "see")}
      </button>
      <div id={id}>
        {isOpen && (
          <TriedPage type={parameter.type} typed={typed} first={place.window ?? "phone"} />
        )}
      </div>
    </section>
  );
}

function TriedPage(props: { type: string; typed: SettingValue; first: "phone" | "computer" }) {
  const { type, typed, first } = props;
  const { site, locale } = usePanel();
  const t = useTranslations("admin.parameter.place");
  const frame = useRef<HTMLIFrameElement>(null);
  const name = useId();
  const [shown, setShown] = useState<Locale>(site.locales.includes(locale) ? locale : "fr");
  const [isThere, setIsThere] = useState(true);
  // One language alone, so that a long text has room in an address.
  const { draft, problem } = useSettingDraft(type, settingIn(typed, shown));
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<Partial<PlaceNews> | null>) => {
      if (source !== frame.current?.contentWindow || data?.kind !== "PLACE_SEEN") return;
      setIsThere(data.isThere ?? true);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  const query = draft && new URLSearchParams({ draft });
  return (
    <div className="mt-3">
      <p className="text-muted text-small">{t("unsaved")}</p>
      <p role="status" className="text-danger text-small empty:hidden">
        {problem ?? (isThere ? "" : t("notThere"))}
      </p>
      {site.locales.length > 1 && (
        <fieldset className="flex gap-1">
          <legend className="sr-only">{t("language")}</legend>
          {site.locales.map((language) => (
            <label
              key={language}
              className="flex min-h-11 cursor-pointer items-center rounded-control px-3 text-small has-checked:bg-raised has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={name}
                checked={language === shown}
                onChange={() => setShown(language)}
                className="sr-only"
              />
              <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <PageWindow
        frame={frame}
        title={t(`of.${shown}`)}
        src={query ? localisedPath(`${SETTING_PREVIEW}?${query}`, shown) : undefined}
        waiting={t("waiting")}
        first={first}
      />
    </div>
  );
}
