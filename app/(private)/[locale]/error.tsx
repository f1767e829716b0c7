"use client";

import { usePathname } from "next/navigation";
import { ErrorScreen } from "@/components/layout/error-screen";
import { localeOfPath } from "@/lib/rules/text/locale-code";

/** A page that failed: the error page, status 500 unless it says another (§2). */
export default function PageError() {
  return <ErrorScreen locale={localeOfPath(usePathname())} message="generic" />;
}
