"use client";

import { useTranslations } from "next-intl";
import { useContext } from "react";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { areShort, CompactRows } from "./compact-rows";
import { ControlFrame } from "./control-frame";
import { SeenLanguage } from "./in-each-language";
import { ItemActions } from "./item-actions";
import { type Item, ItemFields, type NestingProps } from "./item-fields";
import { newItem } from "./new-item";
import { Siblings } from "./siblings";

export function ListInput(props: NestingProps) {
  const { name, field, value, errors, onChange, control } = props;
  const t = useTranslations("admin.content");
  const { isStacked } = useContext(SeenLanguage);
  const items = Array.isArray(value) ? (value as Item[]) : [];
  const fields = "fields" in field.input ? field.input.fields : {};
  return (
    <ControlFrame of={props} isGroup>
      {({ id, "aria-describedby": description }) => (
        <>
          {isStacked && areShort(fields) ? (
            <CompactRows {...{ name, errors, control, fields, items, onChange }} />
          ) : (
            <ol className="mb-3 grid gap-2 empty:hidden">
              {items.map((item, at) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing by which it is known but its place
                  key={at}
                  className={`${PANEL_CARD} grid gap-3 p-3 ${isStacked ? "items-start sm:grid-cols-2" : ""}`}
                >
                  <Siblings value={{ items, at }}>
                    <ItemFields
                      name={`${name}.${at}`}
                      fields={fields}
                      item={item}
                      errors={errors}
                      control={control}
                      onChange={(now) =>
                        onChange(items.map((one, index) => (index === at ? now : one)))
                      }
                    />
                  </Siblings>
                  <div className="col-span-full">
                    <ItemActions items={items} at={at} onChange={onChange} />
                  </div>
                </li>
              ))}
            </ol>
          )}
          <button
            type="button"
            id={id}
            name={name}
            aria-describedby={description}
            onClick={() => onChange([...items, newItem(fields)])}
            className={panelButton()}
          >
            {t("addLine")}
          </button>
        </>
      )}
    </ControlFrame>
  );
}

/** Group of fields that belong together: the words of a link and its address. */
export function LinkInput(props: NestingProps) {
  const { name, field, value, errors, onChange, control } = props;
  const fields = "fields" in field.input ? field.input.fields : {};
  return (
    <ControlFrame of={props} isGroup>
      {() => (
        <div className={`${PANEL_CARD} grid gap-3 p-3`}>
          <ItemFields
            name={name}
            fields={fields}
            item={(value ?? {}) as Item}
            errors={errors}
            control={control}
            onChange={onChange}
          />
        </div>
      )}
    </ControlFrame>
  );
}
