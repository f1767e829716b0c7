"use client";

import { useTranslations } from "next-intl";
import { bindField, type FieldProps } from "@/components/forms/bind-field";
import { Field, inputLook } from "@/components/ui/field";

/** Typed colour, beside the browser's own picker, which leaves the opacity. */
export function SettingColour(
  props: FieldProps & { value: string; autoComplete: string; onType: (text: string) => void },
) {
  const { onType, ...rest } = props;
  const t = useTranslations("admin.parameter");
  const { field, control } = bindField(rest);
  const [, hex = "#888888", opacity = ""] =
    /^(#[\da-f]{6})([\da-f]{2})?$/i.exec(props.value.trim()) ?? [];
  return (
    <Field {...field}>
      <div className="flex gap-3">
        <input
          {...control}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          spellCheck={false}
          className={`${inputLook} min-w-0 grow tabular-nums`}
        />
        <input
          type="color"
          aria-label={t("pick")}
          value={hex.toLowerCase()}
          onChange={({ currentTarget }) => onType(`${currentTarget.value}${opacity}`.toUpperCase())}
          className="h-auto min-h-12 w-16 shrink-0 cursor-pointer rounded-control border border-line-strong bg-background p-1.5"
        />
      </div>
    </Field>
  );
}
