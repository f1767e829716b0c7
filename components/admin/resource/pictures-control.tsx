"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ItemActions } from "@/components/admin/field/item-actions";
import { SeenOnPicture } from "@/components/admin/field/picture-input";
import { PictureNotes } from "@/components/admin/field/picture-notes";
import { PicturePlace } from "@/components/admin/field/picture-place";
import { PictureThumb } from "@/components/admin/field/picture-thumb";
import type { WrittenPicture } from "@/components/admin/field/written-picture";
import { MediumPicker } from "@/components/admin/media/medium-picker";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { PictureSlot } from "@/lib/contract/field/picture-slot";
import { writtenPictures } from "./typed-value";

/** Control of the pictures of what is sold, in the order in which they are shown. */
export function PicturesControl(props: {
  id: string;
  label: string;
  slot: PictureSlot;
  most: number;
  /** True where nothing is said of a picture, as beside a name that says it. */
  isSilent: boolean;
  /** Pictures as JSON. */
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
}) {
  const { id, label, slot, most, isSilent, value, error, onType } = props;
  const t = useTranslations("admin.content.medium");
  const [isPicking, setIsPicking] = useState(false);
  const pictures = writtenPictures(value);
  const change = (now: WrittenPicture[]) => onType(JSON.stringify(now));
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 font-medium text-heading text-small">{label}</legend>
      <PicturePlace slot={slot} />
      <ol className="mb-3 grid gap-2 empty:hidden">
        {pictures.map((picture, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be there twice
          <li key={at} className={`${PANEL_CARD} grid gap-3 p-3`}>
            <PictureThumb picture={picture} />
            <PictureNotes slot={slot} picture={picture} />
            {!isSilent && (
              <SeenOnPicture
                name={`${id}-${at}`}
                picture={picture}
                onChange={(alt) => change(pictures.with(at, { ...picture, alt }))}
              />
            )}
            <ItemActions items={pictures} at={at} onChange={change} />
          </li>
        ))}
      </ol>
      {pictures.length < most && (
        <button
          type="button"
          id={id}
          aria-haspopup="dialog"
          onClick={() => setIsPicking(true)}
          className={panelButton()}
        >
          {t("add")}
        </button>
      )}
      <FieldErrorText id={id} error={error} />
      {isPicking && (
        <MediumPicker
          kinds={["IMAGE"]}
          onPick={({ src, width, height, alt, focus }) => {
            change([...pictures, { src, width: width ?? 1, height: height ?? 1, alt, focus }]);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </fieldset>
  );
}
