"use client";

import type { ComponentProps } from "react";
import { describedBy, Field, inputLook } from "./field";
import { type FoundList, useFoundList } from "./use-found-list";

/** A field for one of the things that are found as one types. */
export function ComboboxField<Item>(
  props: FoundList<Item> & {
    name: string;
    hint?: string | undefined;
    error?: string | undefined;
    placeholder?: string;
    /** What its input has besides: how it is typed, and by which rule the page judges it. */
    control?: Pick<ComponentProps<"input">, "type" | "maxLength" | "required"> & {
      "data-rule"?: string;
    };
  },
) {
  const { id, name, label, hint, error } = props;
  const { inputProps, list } = useFoundList(props);
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...inputProps}
          {...props.control}
          name={name}
          autoComplete="off"
          spellCheck={false}
          placeholder={props.placeholder}
          className={inputLook}
          {...describedBy(id, hint, error)}
        />
        <div>{list}</div>
      </div>
    </Field>
  );
}
