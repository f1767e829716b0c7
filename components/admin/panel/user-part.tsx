"use client";

import { useTranslations } from "next-intl";
import { keepCookie } from "@/lib/browser/cookies";
import { LOCALES, type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { LeaveButton } from "./leave-button";
import { usePanel } from "./panel-context";
import { PanelIcon } from "./panel-icon";
import { PanelLink } from "./panel-link";
import { panelPath } from "./panel-place";

/** The languages of the panel by their own names. */
const LANGUAGES: Record<Locale, string> = { fr: "Français", en: "English" };

/** How long the language is kept, in days. */
const KEPT_DAYS = 365;

const LINE =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-small text-ink hover:bg-raised hover:text-heading";

/** In the rail of a wide window these stand beside each other, called by what is read out and by a hint. */
const ROUND =
  "grid h-11 pointer-fine:h-9 grow place-items-center rounded-control text-small text-ink hover:bg-raised hover:text-heading";

/**
 * Who is logged in, the panel's language, how one logs in, and the ways out of it.
 * @param props.isShort in the rail, where it has to stand below all parts without scrolling
 */
export function UserPart({ isShort = false }: { isShort?: boolean }) {
  const { locale, siteLocale, user } = usePanel();
  const t = useTranslations("admin");
  const other = LOCALES.find((known) => known !== locale) ?? locale;
  const word = isShort ? "sr-only" : undefined;
  const look = isShort ? ROUND : LINE;

  function speak() {
    keepCookie(PANEL_LOCALE_COOKIE, other, KEPT_DAYS);
    window.location.reload();
  }

  return (
    <div>
      <p className="px-3 pb-1 text-[0.8125rem] text-muted [overflow-wrap:anywhere]">
        {`${user.firstname} ${user.lastname}`}
      </p>
      <div className={isShort ? "flex" : undefined}>
        <button
          type="button"
          onClick={speak}
          lang={other}
          title={LANGUAGES[other]}
          className={`${look} ${isShort ? "uppercase" : ""}`}
        >
          {isShort ? <span aria-hidden="true">{other}</span> : <PanelIcon name="site" />}
          <span className={word}>{LANGUAGES[other]}</span>
        </button>
        <PanelLink href={panelPath("alert")} title={t("alert.menu")} className={look}>
          <PanelIcon name="alert" />
          <span className={word}>{t("alert.menu")}</span>
        </PanelLink>
        <PanelLink href={panelPath("security")} title={t("security.menu")} className={look}>
          <PanelIcon name="lock" />
          <span className={word}>{t("security.menu")}</span>
        </PanelLink>
        <a href={localisedPath("/", siteLocale)} title={t("seeSite")} className={look}>
          <PanelIcon name="out" />
          <span className={word}>{t("seeSite")}</span>
        </a>
      </div>
      <LeaveButton className={isShort ? `${LINE} pointer-fine:min-h-9` : LINE} />
    </div>
  );
}
