"use client";

import type { ComponentType } from "react";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import type { AskedFields } from "@/lib/site/panel-contents";
import { Beside } from "./beside";
import type { ControlProps } from "./control-props";
import { InEachLanguage } from "./in-each-language";

export type Item = Record<string, unknown>;

/** Props of a control that may hold items, and that asks for their fields by itself. */
export type NestingProps = ControlProps & { control: ComponentType<ControlProps> };

export function ItemFields(props: {
  name: string;
  fields: AskedFields;
  item: Item;
  errors: Record<string, string>;
  control: ComponentType<ControlProps>;
  onChange: (item: Item) => void;
}) {
  const { name, fields, item, errors, control: Control, onChange } = props;
  const isAsked = ({ only, input }: AskedFields[string]) =>
    input.kind !== "KEY" && (!only || only.is.includes(String(item[only.where])));
  const controls = Object.entries(fields).map(([key, field]) => {
    if (!isAsked(field)) return null;
    if (!field.isTranslated) {
      return (
        <Control
          key={key}
          name={`${name}.${key}`}
          field={field}
          value={item[key] ?? null}
          errors={errors}
          locale={null}
          onChange={(value) => onChange({ ...item, [key]: value })}
        />
      );
    }
    const words = (item[key] ?? {}) as Item;
    return (
      <InEachLanguage key={key}>
        {(locale) => {
          const code = codeFromLocale(locale);
          return (
            <Control
              name={`${name}.${key}.${code}`}
              field={field}
              value={words[code] ?? null}
              errors={errors}
              locale={locale}
              onChange={(value) => onChange({ ...item, [key]: { ...words, [code]: value } })}
            />
          );
        }}
      </InEachLanguage>
    );
  });
  return <Beside value={item}>{controls}</Beside>;
}
