"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { keepCookie } from "@/lib/browser/cookies";
import { LOCALES, type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { LeaveButton } from "./leave-button";
import { usePanel } from "./panel-context";
import { PanelIcon } from "./panel-icon";
import { PanelLink } from "./panel-link";
import { panelPath, panelPlace } from "./panel-place";

const LANGUAGES: Record<Locale, string> = { fr: "Français", en: "English" };

/** Lifetime of the chosen language, in days. */
const KEPT_DAYS = 365;

const LINE =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-small text-ink hover:bg-raised hover:text-heading";

/** Look in the rail, side by side: each is named for screen readers and by a hint. */
const ROUND =
  "grid h-11 pointer-fine:h-9 grow place-items-center rounded-control text-small text-ink hover:bg-raised hover:text-heading";

/**
 * User who is logged in, the panel's language, the screens of alerts and security, and the ways
 * out.
 * @param props.isShort true in the rail, where it has to stand below all parts without scrolling
 */
export function UserPart({ isShort = false }: { isShort?: boolean }) {
  const { locale, siteLocale, user } = usePanel();
  const t = useTranslations("admin");
  const other = LOCALES.find((known) => known !== locale) ?? locale;
  const word = isShort ? "sr-only" : undefined;
  const look = isShort ? ROUND : LINE;
  const { part } = panelPlace(usePathname());
  const mark = (name: string) => (part === name ? "page" : undefined);
  const wayLook = `${look} aria-[current]:text-accent`;

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
        <PanelLink
          href={panelPath("alert")}
          title={t("alert.menu")}
          aria-current={mark("alert")}
          className={wayLook}
        >
          <PanelIcon name="alert" />
          <span className={word}>{t("alert.menu")}</span>
        </PanelLink>
        <PanelLink
          href={panelPath("security")}
          title={t("security.menu")}
          aria-current={mark("security")}
          className={wayLook}
        >
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
