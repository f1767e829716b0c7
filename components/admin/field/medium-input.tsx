"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MediumPicker } from "@/components/admin/media/medium-picker";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { ControlFrame } from "./control-frame";
import type { ControlProps } from "./control-props";
import { FormerButton } from "./former-button";
import { MediumThumb } from "./medium-thumb";
import { PictureNotes } from "./picture-notes";
import { PicturePlace } from "./picture-place";
import { useFormerValue } from "./use-former-value";
import { useMedium } from "./use-medium";

export function MediumInput(props: ControlProps) {
  const { name, field, value, onChange } = props;
  const t = useTranslations("admin.content.medium");
  const [isPicking, setIsPicking] = useState(false);
  const id = typeof value === "number" ? value : null;
  const medium = useMedium(id);
  const former = useFormerValue<number>(name, id, (a, b) => a === b);
  const slot = "slot" in field.input ? field.input.slot : undefined;
  const { locale } = usePanel();
  const said = locale === "en" ? medium?.alt.en : medium?.alt.fr_FR;
  return (
    <ControlFrame of={props} isGroup>
      {({ id: control, name, "aria-describedby": describedBy }) => (
        <>
          {slot && <PicturePlace slot={slot} />}
          <div className="flex flex-wrap items-center gap-3">
            {id !== null && <MediumThumb id={id} />}
            {id !== null && (
              <span className="min-w-0 basis-40 grow text-muted text-small [overflow-wrap:anywhere]">
                {said || medium?.name || t("numbered", { id })}
              </span>
            )}
            <button
              type="button"
              id={control}
              name={name}
              aria-haspopup="dialog"
              aria-describedby={describedBy}
              onClick={() => setIsPicking(true)}
              className={panelButton()}
            >
              {t(id === null ? "choose" : "replace")}
            </button>
            {id !== null && (
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
            {isPicking && (
              <MediumPicker
                kinds={["IMAGE"]}
                onPick={(picked) => {
                  former.leave();
                  onChange(picked.id);
                  setIsPicking(false);
                }}
                onClose={() => setIsPicking(false)}
              />
            )}
          </div>
          {slot && medium?.width && medium.height && (
            <PictureNotes
              slot={slot}
              picture={{ ...medium, width: medium.width, height: medium.height }}
            />
          )}
        </>
      )}
    </ControlFrame>
  );
}
