"use client";

import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { AddMedium } from "./add-medium";
import { ControlFrame } from "./control-frame";
import { ItemActions } from "./item-actions";
import { type Item, ItemFields, type NestingProps } from "./item-fields";
import { MediumThumb } from "./medium-thumb";
import { PicturePlace } from "./picture-place";

type Medium = Item & { idMedium: number };

export function MediaInput(props: NestingProps) {
  const { name, field, value, errors, onChange, control } = props;
  const media = Array.isArray(value) ? (value as Medium[]) : [];
  const fields = "fields" in field.input ? field.input.fields : {};
  const slot = "slot" in field.input ? field.input.slot : undefined;
  const change = (at: number, now: Item) =>
    onChange(media.map((medium, index) => (index === at ? now : medium)));
  return (
    <ControlFrame of={props} isGroup>
      {(framed) => (
        <>
          {slot && <PicturePlace slot={slot} />}
          <ol className="mb-3 grid gap-2 empty:hidden">
            {media.map((medium, at) => (
              <li
                // A medium may be there twice.
                key={`${medium.idMedium}-${media.slice(0, at).filter((one) => one.idMedium === medium.idMedium).length}`}
                className={`${PANEL_CARD} grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-3 p-3`}
              >
                <MediumThumb id={medium.idMedium} />
                <div className="grid gap-3">
                  <ItemFields
                    name={`${name}.${at}`}
                    fields={fields}
                    item={medium}
                    errors={errors}
                    control={control}
                    onChange={(now) => change(at, now)}
                  />
                  <ItemActions items={media} at={at} onChange={onChange} />
                </div>
              </li>
            ))}
          </ol>
          <AddMedium
            of={framed}
            kinds={["IMAGE", "VIDEO"]}
            onPick={(picked) => onChange([...media, { idMedium: picked.id }])}
          />
        </>
      )}
    </ControlFrame>
  );
}
