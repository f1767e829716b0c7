import "server-only";
import { cookies } from "next/headers";
import type { Locale } from "@/lib/rules/text/locale-code";
import { panelLocale } from "./panel-locale";

export async function currentPanelLocale(): Promise<Locale> {
  const kept = await cookies();
  return panelLocale((name) => kept.get(name)?.value);
}
