"use client";

import { useState } from "react";
import { ChoiceField } from "@/components/forms/choice-field";
import { SelectField } from "@/components/forms/select-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import { TickBox } from "@/components/forms/tick-box";
import { TicksField } from "@/components/forms/ticks-field";
import { type FormField, MAX_FORM_LINE, MAX_FORM_TEXT } from "@/lib/rules/form/form-field";

/** Number of answers up to which all are shown. */
const MOST_SEEN = 4;

/** Attributes of a line for a browser: its keyboard, and its autofill. */
const LINES = {
  TEXT: {},
  EMAIL: { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  PHONE: { type: "tel", autoComplete: "tel" },
  NUMBER: { inputMode: "decimal", autoComplete: "off" },
  DATE: { type: "date" },
  FILE: { type: "file", multiple: true, accept: "image/*,application/pdf" },
} as const;

export function FormFieldControl(props: {
  form: string;
  field: FormField;
  error: string | undefined;
  words: Record<"choose" | "optional" | "files", string>;
}) {
  const { form, field, error, words } = props;
  const { name, type, label, required, options } = field;
  const hint = field.hint ?? undefined;
  const optional = required ? undefined : words.optional;
  const of = { form, name, label, error, optional };
  const legend = required ? label : `${label} (${words.optional})`;
  switch (type) {
    case "PARAGRAPH":
      return <TextAreaField {...of} hint={hint} rows={5} maxLength={MAX_FORM_TEXT} />;
    case "CHECKBOX":
      return (
        <TickBox form={form} name={name} error={error} {...(required && { missing: "REQUIRED" })}>
          <span>{label}</span>
          {hint && <span className="block text-muted">{hint}</span>}
        </TickBox>
      );
    case "CHOICES":
      return (
        <TicksField
          form={form}
          name={name}
          legend={legend}
          hint={hint}
          options={options}
          error={error}
        />
      );
    case "CHOICE":
      if (options.length <= MOST_SEEN)
        return <SeenChoice {...of} legend={legend} options={options} />;
      return (
        <SelectField {...of} hint={hint} defaultValue="">
          <option value="">{words.choose}</option>
          {options.map(({ value, label: called }) => (
            <option key={value} value={value}>
              {called}
            </option>
          ))}
        </SelectField>
      );
    case "FILE":
      return (
        <TextField {...of} {...LINES.FILE} hint={[hint, words.files].filter(Boolean).join(" ")} />
      );
    default:
      return <TextField {...of} {...LINES[type]} hint={hint} maxLength={MAX_FORM_LINE} />;
  }
}

function SeenChoice(props: {
  form: string;
  name: string;
  legend: string;
  options: FormField["options"];
  error: string | undefined;
}) {
  const { form, name, legend, options, error } = props;
  const [value, setValue] = useState<string | null>(null);
  return (
    <ChoiceField
      form={form}
      name={name}
      legend={legend}
      options={options}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}
