import "server-only";
import { cookies } from "next/headers";
import type { Locale } from "@/lib/rules/text/locale-code";
import { PANEL_LOCALE_COOKIE, panelLocale } from "./panel-locale";

/** The language in which the panel is shown in the browser that asks. */
export async function currentPanelLocale(): Promise<Locale> {
  return panelLocale((await cookies()).get(PANEL_LOCALE_COOKIE)?.value);
}
