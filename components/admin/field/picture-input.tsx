"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MediumPicker, type PickedMedium } from "@/components/admin/media/medium-picker";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { inputLook } from "@/components/ui/field";
import { SmallPicture } from "@/components/ui/small-picture";
import type { LanguageCode } from "@/lib/contract/locale";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import { ControlFrame } from "./control-frame";
import { type ControlProps, controlId } from "./control-props";
import { InEachLanguage } from "./in-each-language";

export interface WrittenPicture {
  src: string;
  width: number;
  height: number;
  alt: Partial<Record<LanguageCode, string>>;
}

export function PictureInput(props: ControlProps) {
  const { name, value, onChange } = props;
  const t = useTranslations("admin.content.medium");
  const [isPicking, setIsPicking] = useState(false);
  const picture = value as WrittenPicture | null;
  return (
    <ControlFrame of={props} isGroup>
      {({ id, "aria-describedby": describedBy }) => (
        <>
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
            {picture && (
              <button type="button" onClick={() => onChange(null)} className={panelButton("quiet")}>
                {t("takeOut")}
              </button>
            )}
          </div>
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
                onChange(writtenPicture(picked));
                setIsPicking(false);
              }}
              onClose={() => setIsPicking(false)}
            />
          )}
        </>
      )}
    </ControlFrame>
  );
}

export const writtenPicture = ({ src, width, height, alt }: PickedMedium): WrittenPicture => ({
  src,
  width: width ?? 1,
  height: height ?? 1,
  alt,
});

export function PictureThumb({ picture }: { picture: WrittenPicture }) {
  return (
    <SmallPicture
      picture={{ ...picture, alt: "" }}
      widths={[96, 192]}
      sizes="6rem"
      className="h-16 w-24 shrink-0 rounded-control border border-line bg-raised object-cover"
    />
  );
}

/** Description of a picture, in each language of the site. */
export function SeenOnPicture(props: {
  name: string;
  picture: WrittenPicture;
  onChange: (alt: WrittenPicture["alt"]) => void;
}) {
  const { name, picture, onChange } = props;
  const { site } = usePanel();
  const t = useTranslations("admin.content");
  return (
    <div className="mt-3">
      <InEachLanguage>
        {(locale) => {
          const code = codeFromLocale(locale);
          const id = `${controlId(name)}-alt-${code}`;
          return (
            <>
              <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-muted">
                <span>{t("picture.seen")}</span>
                {site.locales.length > 1 && (
                  <span className="sr-only">{` (${t(`in.${locale}`)})`}</span>
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
