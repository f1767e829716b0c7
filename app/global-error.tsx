"use client";

import "./globals.css";
import { ErrorScreen } from "@/components/layout/error-screen";
import { localeOfPath } from "@/lib/rules/text/locale-code";

/** Page for a failure of the error page itself (§2). */
export default function GlobalError() {
  const locale = localeOfPath(typeof location === "undefined" ? "/" : location.pathname);
  return (
    <html lang={locale} data-theme="dark">
      <body>
        <ErrorScreen locale={locale} message="whileShowing" />
      </body>
    </html>
  );
}
