"use client";

import { useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { inputLook } from "@/components/ui/field";
import { ControlFrame } from "./control-frame";
import { type ControlProps, textOf } from "./control-props";
import { typedNumber } from "./typed-number";

/** Keyboards of a telephone for lines of a known form. */
const KEYBOARDS: Partial<Record<string, "email" | "tel">> = { EMAIL: "email", PHONE: "tel" };

export function LineInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const { labelOf } = usePanel();
  return (
    <ControlFrame of={props}>
      {({ labelId: _, ...control }) => (
        <input
          {...control}
          type="text"
          placeholder={field.example && labelOf(field.example)}
          inputMode={KEYBOARDS[field.input.kind]}
          value={textOf(value)}
          maxLength={field.bounds.maxLength}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={inputLook}
        />
      )}
    </ControlFrame>
  );
}

/** Text of several lines, as high as its content. */
export function TextInput(props: ControlProps) {
  const { field, value, onChange } = props;
  return (
    <ControlFrame of={props}>
      {({ labelId: _, ...control }) => (
        <textarea
          {...control}
          rows={3}
          value={textOf(value)}
          maxLength={field.bounds.maxLength}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={`${inputLook} field-sizing-content block min-h-24`}
        />
      )}
    </ControlFrame>
  );
}

export function SourceInput(props: ControlProps) {
  const { value, onChange } = props;
  return (
    <ControlFrame of={props}>
      {({ labelId: _, lang: _lang, ...control }) => (
        <textarea
          {...control}
          rows={12}
          spellCheck={false}
          autoCapitalize="off"
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={`${inputLook} block max-h-[70dvh] font-mono text-[0.8125rem]`}
        />
      )}
    </ControlFrame>
  );
}

export function LinesInput(props: ControlProps) {
  const { value, onChange } = props;
  const lines = Array.isArray(value) ? (value as string[]) : [];
  return (
    <ControlFrame of={props}>
      {({ labelId: _, ...control }) => (
        <textarea
          {...control}
          rows={3}
          value={lines.join("\n")}
          onChange={({ currentTarget: { value: text } }) =>
            onChange(text === "" ? [] : text.split("\n"))
          }
          // Empty lines go once the field is left.
          onBlur={() => {
            const said = lines.map((line) => line.trim()).filter(Boolean);
            if (said.join("\n") !== lines.join("\n")) onChange(said);
          }}
          className={`${inputLook} field-sizing-content block min-h-24`}
        />
      )}
    </ControlFrame>
  );
}

/** Number, with the comma of French; a text that is no number stays, and the API refuses it. */
export function NumberInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const { locale } = usePanel();
  const [typed, setTyped] = useState("");
  const unit = "unit" in field.input ? field.input.unit : undefined;
  const text = unit === "€" ? textOf(value).replace(/\.\d$/, "$&0") : textOf(value);
  const written = text.replace(".", locale === "fr" ? "," : ".");
  return (
    <ControlFrame of={props}>
      {({ labelId: _, ...control }) => (
        <input
          {...control}
          type="text"
          inputMode={field.bounds.isWhole ? "numeric" : "decimal"}
          // Shows the typed text as long as it means the value of the field.
          value={typedNumber(typed, unit) === value ? typed : written}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onChange(typedNumber(currentTarget.value, unit));
          }}
          className={`${inputLook} max-w-40`}
        />
      )}
    </ControlFrame>
  );
}
