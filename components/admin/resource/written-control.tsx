"use client";

import { SeenLanguage } from "@/components/admin/field/in-each-language";
import { InputControl } from "@/components/admin/field/input-control";
import type { WrittenField } from "@/lib/site/panel-contents";
import { writtenRows } from "./typed-value";

/** Both languages of a text stand there at once: a form of the panel shows none alone. */
const BOTH = { shown: "fr", isOneByOne: false, isStacked: true } as const;

/** Control of contents in a form of a resource. Its value is text, as that of all others: JSON. */
export function WrittenControl(props: {
  name: string;
  field: WrittenField;
  value: string;
  errors: Record<string, string>;
  onType: (text: string) => void;
}) {
  const { name, field, value, errors, onType } = props;
  return (
    <SeenLanguage value={BOTH}>
      <InputControl
        name={name}
        field={field}
        value={writtenRows(field, value)}
        errors={errors}
        locale={null}
        onChange={(now) => onType(JSON.stringify(now ?? null))}
      />
    </SeenLanguage>
  );
}
