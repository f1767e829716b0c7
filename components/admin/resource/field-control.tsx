"use client";

import type { ReactNode } from "react";
import { SeenLanguage } from "@/components/admin/field/in-each-language";
import { InputControl } from "@/components/admin/field/input-control";
import { usePanel } from "@/components/admin/panel/panel-context";
import type { PanelField } from "@/lib/site/panel-resources";
import type { RowFormField } from "./form-fields";
import { writtenField } from "./written-field";

/** Kinds of field that are short by themselves. */
const SHORT: ReadonlySet<PanelField["kind"]> = new Set(["NUMBER", "DATE"]);

/** Grid of a form in two columns, of which a field takes both unless it is short. */
export const FIELD_GRID = "mb-6 grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:gap-x-5";

/** Both languages of a text are in sight at once: a form of the panel shows none alone. */
const BOTH = { shown: "fr", isOneByOne: false, isStacked: true } as const;

const COLUMNS = {
  HALF: "col-span-2 sm:col-span-1",
  NARROW: "col-span-1",
  FULL: "col-span-2",
  LINE: "col-span-2 sm:[&_input]:max-w-[calc(50%-0.625rem)]",
};

/** Labelled control of a field, in a form that lays its fields out in `FIELD_GRID`. */
export function FieldControl(props: {
  of: RowFormField;
  value: unknown;
  errors: Record<string, string>;
  onChange: (value: unknown) => void;
  below?: ReactNode;
}) {
  const { labelOf } = usePanel();
  const { name, field, locale } = props.of;
  const { kind, part, width = SHORT.has(kind) || locale ? "HALF" : "FULL" } = field;
  return (
    <>
      {part && <h2 className="col-span-2 text-h4 not-first:mt-3">{labelOf(part)}</h2>}
      <div className={COLUMNS[width]}>
        <SeenLanguage value={BOTH}>
          <InputControl
            name={name}
            field={writtenField(field)}
            value={props.value}
            errors={props.errors}
            locale={locale}
            isInForm={kind !== "WRITTEN"}
            onChange={props.onChange}
          />
        </SeenLanguage>
        {props.below}
      </div>
    </>
  );
}
