import type { Locale } from "@/lib/rules/text/locale-code";

export const LANGUAGE_NAMES: Record<Locale, string> = { fr: "Français", en: "English" };
