"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import type { DutyPage } from "@/lib/contract/admin/duty";
import { useUi } from "@/stores/ui-store";

/** Button that opens a site to visitors' bookings and orders, once nothing essential is lacking. */
export function OpenSite(props: { onOpened: (now: DutyPage) => unknown }) {
  const t = useTranslations("admin.duty");
  const { can } = usePanel();
  const { isBusy, run } = usePanelCall();
  const say = useUi((store) => store.say);
  if (!can("site:open")) return null;
  const open = () =>
    run(async (call) => {
      await props.onOpened(await call("POST /admin/duty/open"));
      say(t("opened"));
    });
  return (
    <>
      <p className="text-muted">{t("openText")}</p>
      <button
        type="button"
        aria-busy={isBusy}
        onClick={() => void open()}
        className={panelButton("solid")}
      >
        {t(isBusy ? "opening" : "openIt")}
      </button>
    </>
  );
}
