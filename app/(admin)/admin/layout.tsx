import "./admin.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Toasts } from "@/components/layout/toasts";
import { siteEnvironment } from "@/lib/api/environment";
import { firstFonts, fontFaces, standInFaces } from "@/lib/fonts/font-faces";
import { messagesOf } from "@/lib/i18n/messages";
import { bootstrap } from "@/lib/site/bootstrap";
import { currentPanelLocale } from "@/lib/site/current-panel-locale";
import { NONCE_HEADER } from "@/lib/site/private-policy";
import { siteIcon } from "@/lib/site/site-icon";
import { themeColour } from "@/lib/site/theme-colour";
import { rootRule, themeVariables } from "@/lib/theme/theme-variables";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentPanelLocale();
  const [site, { admin }] = await Promise.all([bootstrap(locale), messagesOf(locale)]);
  const name = site.parameters.COMPANY_NAME ?? site.info?.name ?? "";
  return {
    ...siteIcon(site),
    title: [admin.title, name].filter(Boolean).join(" · "),
    manifest: "/admin.webmanifest",
    // Safari asks the page, and not the manifest, whether it stands alone.
    appleWebApp: { capable: true, title: admin.title, statusBarStyle: "default" },
    robots: { index: false, follow: false },
    // Text that looks like a telephone number is a link only where we have made it one.
    formatDetection: { telephone: false, email: false, address: false },
  };
}

export async function generateViewport(): Promise<Viewport> {
  return {
    themeColor: themeColour(await bootstrap(await currentPanelLocale())),
    viewportFit: "cover",
  };
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [locale, nonce] = [await currentPanelLocale(), (await headers()).get(NONCE_HEADER)];
  if (!nonce)
    throw new Error("A page of the panel that the matcher of middleware.ts does not know");
  const [{ parameters, info }, { admin }] = await Promise.all([
    bootstrap(locale),
    messagesOf(locale),
  ]);
  const fonts = info?.fonts ?? [];
  for (const href of firstFonts(fonts)) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <html
      lang={locale}
      data-panel
      data-site={siteEnvironment().SITE_ID}
      data-theme={parameters.DARK_THEME ? "dark" : "light"}
    >
      <head>
        <style nonce={nonce}>
          {fontFaces(fonts) + standInFaces(fonts) + rootRule(themeVariables(parameters, info))}
        </style>
      </head>
      <body>
        {children}
        <noscript>
          <p className="p-6">{admin.needsScripts}</p>
        </noscript>
        <Toasts />
      </body>
    </html>
  );
}
