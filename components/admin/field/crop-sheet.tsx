"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import { FocusField } from "@/components/admin/media/focus-field";
import { sizedSrc } from "@/components/admin/media/medium-picture";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Sheet } from "@/components/admin/panel/sheet";
import type { PictureSlot } from "@/lib/contract/field/picture-slot";
import { type Crop, isCrop, LEAST_SIDE, largestCrop, SIDE } from "@/lib/rules/site/picture-crop";
import { PicturePlace } from "./picture-place";
import type { WrittenPicture } from "./written-picture";

const HANDLES = {
  nwDragHandle: "nw",
  nDragHandle: "n",
  neDragHandle: "ne",
  eDragHandle: "e",
  seDragHandle: "se",
  sDragHandle: "s",
  swDragHandle: "sw",
  wDragHandle: "w",
} as const;

/** Cuts a picture to its place, and sets the point of it that stays in sight. */
export function CropSheet(props: {
  slot: PictureSlot;
  picture: WrittenPicture;
  onKeep: (picture: WrittenPicture) => void;
  onClose: () => void;
}) {
  const { slot, picture, onKeep, onClose } = props;
  const t = useTranslations("admin.content.picture");
  const ratio = slot.ratio ? slot.ratio[0] / slot.ratio[1] : undefined;
  const [crop, setCrop] = useState<Crop>(
    picture.crop ?? largestCrop(picture, ratio ?? picture.width / picture.height, picture.focus),
  );
  const [focus, setFocus] = useState(picture.focus ?? { x: 0.5, y: 0.5 });
  const [isThere, setIsThere] = useState(false);
  const handles = Object.entries(HANDLES).map(([name, side]) => [name, t(`handle.${side}`)]);
  return (
    <Sheet title={t("cropTitle")} onClose={onClose}>
      <PicturePlace slot={slot} />
      <p className="mb-3 text-muted text-small">{t("cropHint")}</p>
      <div className="flex justify-center rounded-control bg-raised">
        <ReactCrop
          crop={shownCrop(crop)}
          onChange={(_, percent) => {
            // A picture that is not there yet has no size to count in.
            if (!isThere) return;
            const now = keptCrop(percent);
            if (isCrop(now)) setCrop(now);
          }}
          disabled={!isThere}
          keepSelection
          ruleOfThirds
          ariaLabels={{ cropArea: t("cropArea"), ...(Object.fromEntries(handles) as Handles) }}
          {...(ratio && { aspect: ratio })}
          className="max-h-[50dvh]"
        >
          <img
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0) setIsThere(true);
            }}
            src={sizedSrc(picture.src, "large")}
            alt=""
            onLoad={() => setIsThere(true)}
            className="max-h-[50dvh]"
          />
        </ReactCrop>
      </div>
      <p role="status" className="mt-1.5 mb-4 text-muted text-small">
        {t("cropNow", {
          width: Math.round((crop.width * picture.width) / SIDE),
          height: Math.round((crop.height * picture.height) / SIDE),
        })}
      </p>
      <FocusField medium={picture} focus={focus} onFocus={setFocus} />
      <div className="mt-5 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => onKeep({ ...picture, focus, crop })}
          className={panelButton("solid")}
        >
          {t("keepCrop")}
        </button>
        <button
          type="button"
          onClick={() => onKeep({ ...picture, focus, crop: null })}
          className={panelButton()}
        >
          {t("wholePicture")}
        </button>
      </div>
    </Sheet>
  );
}

type Handles = Record<keyof typeof HANDLES, string>;

const shownCrop = ({ x, y, width, height }: Crop): PercentCrop => ({
  unit: "%",
  x: x / 10,
  y: y / 10,
  width: width / 10,
  height: height / 10,
});

/** Returns a crop of the library in whole thousandths, within the picture. */
function keptCrop({ x, y, width, height }: PercentCrop): Crop {
  const [wide, high] = [width, height].map((side) =>
    Math.min(SIDE, Math.max(LEAST_SIDE, Math.round(side * 10))),
  );
  const at = (from: number, length = SIDE) =>
    Math.min(SIDE - length, Math.max(0, Math.round(from * 10)));
  return { x: at(x, wide), y: at(y, high), width: wide ?? SIDE, height: high ?? SIDE };
}
