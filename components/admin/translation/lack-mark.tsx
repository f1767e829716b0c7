"use client";

import { useTranslations } from "next-intl";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Marks of a language: how many texts are missing in it, and how many are out of date. */
export function LackMarks(props: { locale: Locale; missing: number; older: number }) {
  const { locale, missing, older } = props;
  const t = useTranslations("admin.translation");
  return (
    <>
      {missing > 0 && <ToneMark tone="BAD">{t(`missing.${locale}`, { count: missing })}</ToneMark>}
      {older > 0 && <ToneMark tone="WAITING">{t(`older.${locale}`, { count: older })}</ToneMark>}
    </>
  );
}
