"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useContext } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { type ControlProps, controlId } from "./control-props";
import { SeenLanguage } from "./in-each-language";

export interface FramedControl {
  id: string;
  name: string;
  lang: string | undefined;
  labelId: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: true | undefined;
}

/** Label of a field, with its unit, the language that it is in, and whether it may stay empty. */
export function FieldLabel({ of }: { of: ControlProps }) {
  const { field, locale, isInForm } = of;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content");
  const form = useTranslations("form");
  // Where no bar says which language is in sight, each label does.
  const saysLanguage = useContext(SeenLanguage).isStacked === true;
  const unit = "unit" in field.input && field.input.unit;
  return (
    <>
      <span>{unit ? `${labelOf(field.label)} (${unit})` : labelOf(field.label)}</span>
      {locale &&
        (isInForm || saysLanguage ? (
          <span className="font-normal text-muted">{` ${t(`in.${locale}`)}`}</span>
        ) : (
          <span className="sr-only">{` (${t(`in.${locale}`)})`}</span>
        ))}
      {field.isOptional && <span className="ml-2 font-normal text-muted">{form("optional")}</span>}
    </>
  );
}

export function ControlFrame(props: {
  of: ControlProps;
  /** True for a group of controls, with the label as its legend. */
  isGroup?: boolean;
  children: (control: FramedControl) => ReactNode;
}) {
  const { field, name, errors, locale, below, isInForm } = props.of;
  const { labelOf } = usePanel();
  const id = controlId(props.of);
  const hint = [field.note && labelOf(field.note), below].filter(Boolean).join("\n");
  const error = errors[name];
  const label = <FieldLabel of={props.of} />;
  const look = "mb-1.5 block font-medium text-heading text-small";
  const inside = (
    <>
      {props.children({
        id,
        name,
        lang: locale ?? undefined,
        labelId: `${id}-label`,
        required: isInForm && !field.isOptional ? true : undefined,
        ...describedBy(id, hint, error),
      })}
      {hint && (
        <p
          id={`${id}-hint`}
          className="mt-1 whitespace-pre-line text-[0.8125rem] text-muted [overflow-wrap:anywhere]"
        >
          {hint}
        </p>
      )}
      <FieldErrorText id={id} error={error} />
    </>
  );
  if (props.isGroup) {
    return (
      <fieldset className="col-span-full min-w-0">
        <legend id={`${id}-label`} className={look}>
          {label}
        </legend>
        {inside}
      </fieldset>
    );
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} id={`${id}-label`} className={look}>
        {label}
      </label>
      {inside}
    </div>
  );
}
