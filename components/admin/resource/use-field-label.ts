"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import type { Label } from "@/lib/contract/field/field";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Returns a function that labels a field, with the language of its text where it has several. */
export function useFieldLabel() {
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content.in");
  return (label: Label, locale: Locale | null): string =>
    locale ? `${labelOf(label)} ${t(locale)}` : labelOf(label);
}
