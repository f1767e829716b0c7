"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import type { useFormerValue } from "./use-former-value";

/** Button that puts the picture back which was there before. */
export function FormerButton<Value>(props: {
  former: ReturnType<typeof useFormerValue<Value>>;
  onFound: (value: Value) => void;
}) {
  const { former, onFound } = props;
  const t = useTranslations("admin.content.picture");
  return (
    <>
      <button
        type="button"
        aria-busy={former.isBusy}
        onClick={() =>
          void former.findFormer().then((found) => {
            if (found === undefined) return;
            former.leave();
            onFound(found);
          })
        }
        className={panelButton("quiet")}
      >
        {t("former")}
      </button>
      <span role="status" className="text-muted text-small empty:hidden">
        {former.hasNone ? t("noFormer") : ""}
      </span>
    </>
  );
}
