"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { MediumPicker } from "@/components/admin/media/medium-picker";
import { panelButton } from "@/components/admin/panel/panel-look";
import type { FramedControl } from "./control-frame";

/** Button below a list of media, which opens the library to add one. */
export function AddMedium(
  props: Pick<ComponentProps<typeof MediumPicker>, "kinds" | "onPick"> & { of: FramedControl },
) {
  const { of, kinds, onPick } = props;
  const t = useTranslations("admin.content.medium");
  const [isPicking, setIsPicking] = useState(false);
  return (
    <>
      <button
        type="button"
        id={of.id}
        name={of.name}
        aria-haspopup="dialog"
        aria-describedby={of["aria-describedby"]}
        onClick={() => setIsPicking(true)}
        className={panelButton()}
      >
        {t("add")}
      </button>
      {isPicking && (
        <MediumPicker
          kinds={kinds}
          onPick={(picked) => {
            onPick(picked);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  );
}
