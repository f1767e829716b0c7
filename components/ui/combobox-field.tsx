"use client";

import type { ComponentProps } from "react";
import { describedBy, Field, inputLook } from "./field";
import { type FoundList, useFoundList } from "./use-found-list";

export function ComboboxField<Item>(
  props: FoundList<Item> & {
    name: string;
    hint?: string | undefined;
    error?: string | undefined;
    placeholder?: string;
    /** Further props of its input: how it is typed, and the rule by which the page judges it. */
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
