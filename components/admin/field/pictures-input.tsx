"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { mayBeCropped } from "@/lib/rules/site/picture-crop";
import { AddMedium } from "./add-medium";
import { ControlFrame } from "./control-frame";
import { CropSheet } from "./crop-sheet";
import { FormerButton } from "./former-button";
import { ItemActions } from "./item-actions";
import { type Item, ItemFields, type NestingProps } from "./item-fields";
import { SeenOnPicture } from "./picture-input";
import { PictureNotes } from "./picture-notes";
import { PicturePlace } from "./picture-place";
import { PictureThumb } from "./picture-thumb";
import { useFormerValue } from "./use-former-value";
import { type WrittenPicture, writtenPicture } from "./written-picture";

const isSameList = (a: readonly WrittenPicture[], b: readonly WrittenPicture[] | null) =>
  a.map(({ src }) => src).join() === (b ?? []).map(({ src }) => src).join();

export function PicturesInput(props: NestingProps) {
  const { name, field, value, errors, onChange, control } = props;
  const t = useTranslations("admin.content.picture");
  const [cropped, setCropped] = useState<number>();
  const pictures = Array.isArray(value) ? (value as (Item & WrittenPicture)[]) : [];
  const former = useFormerValue(name, pictures.length > 0 ? pictures : null, isSameList);
  const input = field.input.kind === "PICTURES" ? field.input : undefined;
  const atHand = cropped === undefined ? undefined : pictures[cropped];
  if (!input) return null;
  const { slot, fields, max = Number.POSITIVE_INFINITY, isWhole, isSilent } = input;
  /** Changes which pictures there are, or their order. */
  function changeList(now: WrittenPicture[]) {
    former.leave();
    onChange(now);
  }
  const change = (at: number, now: Item) =>
    onChange(pictures.map((picture, index) => (index === at ? now : picture)));
  return (
    <ControlFrame of={props} isGroup>
      {(framed) => (
        <>
          <PicturePlace slot={slot} />
          <ol className="mb-3 grid gap-2 empty:hidden">
            {pictures.map((picture, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be there twice
              <li key={at} className={`${PANEL_CARD} grid gap-3 p-3`}>
                <div className="flex flex-wrap items-center gap-3">
                  <PictureThumb picture={picture} />
                  {!isWhole && mayBeCropped(picture.src) && (
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      onClick={() => setCropped(at)}
                      className={panelButton()}
                    >
                      {t("crop")}
                    </button>
                  )}
                </div>
                <PictureNotes slot={slot} picture={picture} />
                {!isSilent && (
                  <SeenOnPicture
                    name={`${name}.${at}`}
                    picture={picture}
                    onChange={(alt) => change(at, { ...picture, alt })}
                  />
                )}
                <ItemFields
                  name={`${name}.${at}`}
                  fields={fields}
                  item={picture}
                  errors={errors}
                  control={control}
                  onChange={(now) => change(at, now)}
                />
                <ItemActions items={pictures} at={at} onChange={changeList} />
              </li>
            ))}
          </ol>
          {pictures.length < max && (
            <AddMedium
              of={framed}
              kinds={["IMAGE"]}
              onPick={(picked) => changeList([...pictures, writtenPicture(picked, slot)])}
            />
          )}
          <FormerButton former={former} isMany={max > 1} onFound={onChange} />
          {cropped !== undefined && atHand && (
            <CropSheet
              slot={slot}
              picture={atHand}
              onKeep={(now) => {
                change(cropped, { ...atHand, ...now });
                setCropped(undefined);
              }}
              onClose={() => setCropped(undefined)}
            />
          )}
        </>
      )}
    </ControlFrame>
  );
}
