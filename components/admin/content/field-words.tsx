"use client";

import { useTranslations } from "next-intl";
import { MediumThumb } from "@/components/admin/field/medium-thumb";
import { useTitles } from "@/components/admin/field/reference-input";
import { usePanel } from "@/components/admin/panel/panel-context";
import { isBlank } from "@/lib/rules/text/is-blank";
import type { PanelContent } from "@/lib/site/panel-contents";
import type { KeyedField } from "./flat-values";
import { useFieldText } from "./use-field-text";

export function useFieldName() {
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content");
  return ({ field, code }: KeyedField): string =>
    code
      ? t("fieldIn", {
          field: labelOf(field.label),
          language: t(code === "en" ? "in.en" : "in.fr"),
        })
      : labelOf(field.label);
}

export function FieldWords({ of, value }: { of: KeyedField; value: unknown }) {
  const t = useTranslations("admin.content");
  const textIn = useFieldText();
  const { input } = of.field;
  if (isBlank(value)) return <span className="text-muted">{t("nothing")}</span>;
  if (input.kind === "MEDIUM") return <MediumThumb id={Number(value)} />;
  if (input.kind === "REFERENCE") {
    return <ReferenceWords to={input.to as PanelContent["name"]} id={Number(value)} />;
  }
  return <span className="whitespace-pre-line">{textIn(of.field, value)}</span>;
}

function ReferenceWords({ to, id }: { to: PanelContent["name"]; id: number }) {
  const t = useTranslations("admin.content");
  return <span>{useTitles(to)?.get(id) || t("numbered", { id })}</span>;
}
