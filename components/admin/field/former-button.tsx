"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { panelButton } from "@/components/admin/panel/panel-look";
import type { useFormerValue } from "./use-former-value";

/** Button that puts the picture back which was there before, or the pictures. */
export function FormerButton<Value>(props: {
  former: ReturnType<typeof useFormerValue<Value>>;
  onFound: (value: Value) => void;
  isMany?: boolean;
}) {
  const { former, onFound, isMany } = props;
  const t = useTranslations("admin.content.picture");
  const [found, setFound] = useState<{ value: Value }>();
  // The form may have changed while the versions were read: it is changed as it is by then.
  const put = useEffectEvent((value: Value) => {
    former.leave();
    onFound(value);
  });
  useEffect(() => {
    if (found) put(found.value);
  }, [found]);
  return (
    <>
      <button
        type="button"
        aria-busy={former.isBusy}
        onClick={() =>
          void former.findFormer().then((value) => {
            // Two that are found at once change the form one after the other.
            if (value !== undefined) flushSync(() => setFound({ value }));
          })
        }
        className={panelButton("quiet")}
      >
        {t(isMany ? "formers" : "former")}
      </button>
      <span role="status" className="text-muted text-small empty:hidden">
        {former.hasNone ? t("noFormer") : ""}
      </span>
    </>
  );
}
