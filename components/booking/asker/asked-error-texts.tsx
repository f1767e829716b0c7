"use client";

import { createPortal } from "react-dom";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { AskedElements } from "./asked-elements";
import { ASKED_FIELDS, type AskedFieldName } from "./asked-field";

export function AskedErrors(props: {
  elements: Record<AskedFieldName, AskedElements>;
  errors: Partial<Record<AskedFieldName, string>>;
}) {
  return ASKED_FIELDS.map((name) => {
    const { input, error } = props.elements[name];
    return createPortal(<FieldErrorText id={input.id} error={props.errors[name]} />, error, name);
  });
}
