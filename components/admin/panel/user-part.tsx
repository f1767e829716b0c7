"use client";

import Cookies from "js-cookie";
import { useTranslations } from "next-intl";
import { LogOutButton } from "@/components/account/session/log-out-button";
import { LOCALES, type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
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

/** Who is logged in, the panel's language, how one logs in, and the ways out of it. */
export function UserPart() {
  const { locale, user } = usePanel();
  const t = useTranslations("admin");
  const words = useTranslations("form");
  const other = LOCALES.find((known) => known !== locale) ?? locale;

  function speak() {
    Cookies.set(PANEL_LOCALE_COOKIE, other, {
      path: "/",
      sameSite: "lax",
      expires: KEPT_DAYS,
      secure: window.location.protocol === "https:",
    });
    window.location.reload();
  }

  return (
    <div>
      <p className="px-3 pb-1 text-[0.8125rem] text-muted [overflow-wrap:anywhere]">
        {user.firstname} {user.lastname}
      </p>
      <button type="button" onClick={speak} lang={other} className={LINE}>
        <PanelIcon name="site" />
        {LANGUAGES[other]}
      </button>
      <PanelLink href={panelPath("security")} className={LINE}>
        <PanelIcon name="lock" />
        {t("security.menu")}
      </PanelLink>
      <a href={localisedPath("/", locale)} className={LINE}>
        <PanelIcon name="out" />
        {t("seeSite")}
      </a>
      <LogOutButton
        locale={locale}
        className={`${LINE} pl-11`}
        words={{ logOut: t("logOut"), loggingOut: t("loggingOut"), failed: words("unreachable") }}
      />
    </div>
  );
}
