import "./globals.css";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { LanguageMenu } from "@/components/layout/language-menu";
import { LoadingBar } from "@/components/layout/loading-bar";
import { Mark } from "@/components/layout/logo";
import { PageLifecycle } from "@/components/layout/page-lifecycle";
import { Toasts } from "@/components/layout/toasts";
import { AgeDoor } from "@/components/legal/age-door";
import { siteEnvironment } from "@/lib/api/environment";
import { firstFonts, fontFaces, standInFaces } from "@/lib/fonts/font-faces";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { Bootstrap } from "@/lib/site/bootstrap";
import { SESSION_SCRIPT } from "@/lib/site/session-script";
import { rootRule, themeVariables } from "@/lib/theme/theme-variables";

export async function RootDocument(props: {
  locale: Locale;
  site: Bootstrap;
  /** Nonce by which a strict policy knows the page's own styles. */
  nonce?: string;
  children: ReactNode;
}) {
  const { locale, nonce, site } = props;
  const { parameters, info } = site;
  const t = await getTranslations("chrome");
  const fonts = info?.fonts ?? [];
  for (const href of firstFonts(fonts)) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <html
      lang={locale}
      data-site={siteEnvironment().SITE_ID}
      data-theme={parameters.DARK_THEME ? "dark" : "light"}
      data-menu-active={parameters.MENU_ACTIVE_TYPE}
      data-menu-hover={parameters.MENU_HOVER_TRANSITION}
      data-lock-selection={parameters.LOCK_TEXT_SELECTION}
    >
      <head>
        <style nonce={nonce}>
          {fontFaces(fonts) + standInFaces(fonts) + rootRule(themeVariables(parameters, info))}
        </style>
        <script nonce={nonce}>{SESSION_SCRIPT}</script>
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-[70] bg-accent px-5 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          {t("skipToContent")}
        </a>
        {info?.isWinemaker && (
          <AgeDoor
            parameters={parameters}
            mark={<Mark site={site} place="footer" />}
            languages={<LanguageMenu site={site} locale={locale} />}
            nonce={nonce}
          />
        )}
        {props.children}
        <PageLifecycle
          words={{ offline: t("offline"), backOnline: t("backOnline") }}
          lockRightClick={parameters.LOCK_RIGHT_CLICK}
        />
        <LoadingBar />
        <Toasts />
      </body>
    </html>
  );
}
