"use client";

import { useTranslations } from "next-intl";
import { inputLook } from "@/components/ui/field";
import { ControlFrame } from "./control-frame";
import { type ControlProps, textOf } from "./control-props";

/** Typed colour, beside the browser's own picker, which leaves the opacity. */
export function ColourInput(props: ControlProps) {
  const { value, onChange } = props;
  const t = useTranslations("admin.content");
  const typed = textOf(value);
  const [, hex = "#888888", opacity = ""] =
    /^(#[\da-f]{6})([\da-f]{2})?$/i.exec(typed.trim()) ?? [];
  return (
    <ControlFrame of={props}>
      {({ labelId: _, lang: _lang, ...control }) => (
        <div className="flex gap-3">
          <input
            {...control}
            type="text"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className={`${inputLook} min-w-0 grow tabular-nums`}
          />
          <input
            type="color"
            aria-label={t("pickColour")}
            value={hex.toLowerCase()}
            onChange={({ currentTarget }) =>
              onChange(`${currentTarget.value}${opacity}`.toUpperCase())
            }
            className="h-auto min-h-12 w-16 shrink-0 cursor-pointer rounded-control border border-line-strong bg-background p-1.5"
          />
        </div>
      )}
    </ControlFrame>
  );
}
