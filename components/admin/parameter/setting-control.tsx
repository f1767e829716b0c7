"use client";

import { useTranslations } from "next-intl";
import { InputControl } from "@/components/admin/field/input-control";
import { type Label, sameInBoth } from "@/lib/contract/field/field";
import type { HeldValue } from "@/lib/contract/parameter";
import type { Locale } from "@/lib/rules/text/locale-code";
import { heldInput, heldText, heldValue } from "./held-field";

/** Kinds of values that get a hint before a refusal. */
const HINTED = ["HOURS", "LINK", "RATIO", "MARKUP"] as const;

/** Control of a setting's value, in a language where each has its own. */
export function SettingControl(props: {
  name: string;
  label: Label;
  holds: HeldValue;
  locale: Locale | null;
  /** Value, or text that is on the way to one, as it is stored. */
  text: string;
  errors: Record<string, string>;
  /** True where it may be empty, as it has no default. */
  isOptional: boolean;
  onType: (text: string) => void;
}) {
  const { name, label, holds, locale, text, errors, isOptional, onType } = props;
  const t = useTranslations("admin.parameter");
  const hint = HINTED.find((is) => is === holds.is);
  const counted = holds.is === "NUMBER" && holds.unit !== "NONE" ? holds.unit : undefined;
  const valueLabel = sameInBoth(counted ? t(`in.${counted}`) : t("plainValue"));
  return (
    <InputControl
      name={name}
      field={{
        // A box that is ticked says what it is about.
        label: holds.is === "FLAG" ? label : valueLabel,
        ...(hint && { note: sameInBoth(t(`hints.${hint}`)) }),
        ...(isOptional && holds.is !== "FLAG" && { isOptional: true as const }),
        input: heldInput(holds),
        bounds: holds.is === "NUMBER" ? { isWhole: holds.isWhole } : {},
        initial: null,
      }}
      value={heldValue(holds, text)}
      errors={errors}
      locale={locale}
      isInForm
      below={locale === "en" ? t("asInFrench") : undefined}
      onChange={(value) => onType(heldText(value))}
    />
  );
}
