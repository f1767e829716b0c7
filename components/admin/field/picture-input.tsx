"use client";

import { useTranslations } from "next-intl";
import { useContext, useState } from "react";
import { MediumPicker } from "@/components/admin/media/medium-picker";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { inputLook } from "@/components/ui/field";
import { mayBeCropped } from "@/lib/rules/site/picture-crop";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import { ControlFrame } from "./control-frame";
import { type ControlProps, controlId } from "./control-props";
import { CropSheet } from "./crop-sheet";
import { FormerButton } from "./former-button";
import { InEachLanguage, SeenLanguage } from "./in-each-language";
import { PictureNotes } from "./picture-notes";
import { PicturePlace } from "./picture-place";
import { PictureThumb } from "./picture-thumb";
import { useFormerValue } from "./use-former-value";
import { type WrittenPicture, writtenPicture } from "./written-picture";

export function PictureInput(props: ControlProps) {
  const { name, field, value, onChange } = props;
  const t = useTranslations("admin.content.medium");
  const tPicture = useTranslations("admin.content.picture");
  const [isPicking, setIsPicking] = useState(false);
  const [isCropping, setIsCropping] = useState(false);
  const picture = value as WrittenPicture | null;
  const former = useFormerValue(name, picture, isSamePicture);
  const slot = "slot" in field.input ? field.input.slot : undefined;
  if (!slot) return null;
  const take = (picked: WrittenPicture) => {
    former.leave();
    onChange(picked);
  };
  return (
    <ControlFrame of={props} isGroup>
      {({ id, "aria-describedby": describedBy }) => (
        <>
          <PicturePlace slot={slot} />
          <div className="flex flex-wrap items-center gap-3">
            {picture && <PictureThumb picture={picture} />}
            <button
              type="button"
              id={id}
              name={name}
              aria-haspopup="dialog"
              aria-describedby={describedBy}
              onClick={() => setIsPicking(true)}
              className={panelButton()}
            >
              {t(picture ? "replace" : "choose")}
            </button>
            {picture && mayBeCropped(picture.src) && (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setIsCropping(true)}
                className={panelButton()}
              >
                {tPicture("crop")}
              </button>
            )}
            {picture && (
              <button
                type="button"
                onClick={() => {
                  former.leave();
                  onChange(null);
                }}
                className={panelButton("quiet")}
              >
                {t("takeOut")}
              </button>
            )}
            <FormerButton former={former} onFound={onChange} />
          </div>
          {picture && <PictureNotes slot={slot} picture={picture} />}
          {picture && (
            <SeenOnPicture
              name={name}
              picture={picture}
              onChange={(alt) => onChange({ ...picture, alt })}
            />
          )}
          {isPicking && (
            <MediumPicker
              kinds={["IMAGE"]}
              onPick={(picked) => {
                take(writtenPicture(picked, slot));
                setIsPicking(false);
                setIsCropping(slot.ratio !== undefined && mayBeCropped(picked.src));
              }}
              onClose={() => setIsPicking(false)}
            />
          )}
          {isCropping && picture && (
            <CropSheet
              slot={slot}
              picture={picture}
              onKeep={(now) => {
                onChange(now);
                setIsCropping(false);
              }}
              onClose={() => setIsCropping(false)}
            />
          )}
        </>
      )}
    </ControlFrame>
  );
}

const isSamePicture = (a: WrittenPicture, b: WrittenPicture | null): boolean => a.src === b?.src;

/** Description of a picture, in each language of the site. */
export function SeenOnPicture(props: {
  name: string;
  picture: WrittenPicture;
  onChange: (alt: WrittenPicture["alt"]) => void;
}) {
  const { name, picture, onChange } = props;
  const { site } = usePanel();
  const { isStacked } = useContext(SeenLanguage);
  const t = useTranslations("admin.content");
  return (
    <div className="mt-3">
      <InEachLanguage>
        {(locale) => {
          const code = codeFromLocale(locale);
          const id = `${controlId({ name })}-alt-${code}`;
          return (
            <>
              <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-muted">
                <span>{t("picture.seen")}</span>
                {site.locales.length > 1 && (
                  <span className={isStacked ? undefined : "sr-only"}>
                    {isStacked ? ` ${t(`in.${locale}`)}` : ` (${t(`in.${locale}`)})`}
                  </span>
                )}
              </label>
              <input
                id={id}
                type="text"
                lang={locale}
                value={picture.alt[code] ?? ""}
                maxLength={300}
                autoComplete="off"
                onChange={({ currentTarget }) =>
                  onChange({ ...picture.alt, [code]: currentTarget.value })
                }
                className={inputLook}
              />
            </>
          );
        }}
      </InEachLanguage>
    </div>
  );
}
