import "@/app/globals.css";
import "nprogress/nprogress.css";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { LoadingBar } from "@/components/feedback/loading-bar";
import { PromotedNews } from "@/components/feedback/promoted-news";
import { SiteLife } from "@/components/feedback/site-life";
import { Toasts } from "@/components/feedback/toasts";
import { trustedHtml } from "@/lib/html/trusted-html";
import { LOCALES } from "@/lib/rules/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { firstFonts, fontFaces } from "@/lib/theme/font-faces";
import { rootRule, themeVariables } from "@/lib/theme/theme-variables";

export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** The icon of every page, found or not. */
export async function generateMetadata(props: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  const { locale: asked } = await props.params;
  const { info } = await bootstrap(LOCALES.find((known) => known === asked) ?? "fr");
  const icon = info?.logos.find(({ type }) => type === "LOGO_FAVICON")?.onlineImage?.url;
  return icon ? { icons: { icon } } : {};
}

/** The root of the public pages: the same for everyone, static and cached. */
export default async function PublicLayout(props: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale: asked } = await props.params;
  const locale = LOCALES.find((known) => known === asked) ?? notFound();
  const [site, t] = await Promise.all([bootstrap(locale), getTranslations("chrome")]);
  const { parameters, info } = site;
  const fonts = info?.fonts ?? [];
  for (const href of firstFonts(fonts)) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <html
      lang={locale}
      data-theme={parameters.DARK_THEME ? "dark" : "light"}
      data-menu-active={parameters.MENU_ACTIVE_TYPE}
      data-menu-hover={parameters.MENU_HOVER_TRANSITION}
      data-lock-selection={parameters.LOCK_TEXT_SELECTION}
    >
      <head>
        <style>{fontFaces(fonts) + rootRule(themeVariables(parameters, info))}</style>
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-[70] bg-accent px-5 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          {t("skipToContent")}
        </a>
        {props.children}
        <SiteLife
          words={{ offline: t("offline"), backOnline: t("backOnline") }}
          lockRightClick={parameters.LOCK_RIGHT_CLICK}
        />
        <LoadingBar />
        <Toasts />
        <PromotedNews site={site} />
        {parameters.AFTER_BODY_HTML_TO_LOAD && trustedHtml(parameters.AFTER_BODY_HTML_TO_LOAD)}
        {parameters.SCRIPT_TO_LOAD && <script>{parameters.SCRIPT_TO_LOAD}</script>}
      </body>
    </html>
  );
}
