"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { FactList } from "@/components/admin/panel/fact-list";
import { isOfPurchases } from "@/components/admin/panel/is-of-purchases";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { useUi } from "@/stores/ui-store";

export function PayLinkPart({ id }: { id: number }) {
  const t = useTranslations("admin.rides.payLink");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const { can } = usePanel();
  const { isBusy, run } = usePanelCall();
  const { data, mutate: update } = usePanelData("/admin/booking/{id}/pay-link", { params: { id } });
  if (!data || data.amount === 0) return null;

  async function send() {
    const isDone = await run(async (call) =>
      update(await call("POST /admin/booking/{id}/pay-link", { params: { id } }), {
        revalidate: false,
      }),
    );
    if (!isDone) return;
    void mutate(isOfPurchases);
    say(t("sent"));
  }

  const { amount, expiresAt } = data;
  return (
    <ScreenPart title={t("title")}>
      <FactList
        rows={[
          [t("amount"), format.euros(amount)],
          [t("until"), expiresAt ? format.dateAndTime(expiresAt) : t("none")],
        ]}
      />
      {can("booking:act") && (
        <button
          type="button"
          onClick={() => void send()}
          aria-busy={isBusy}
          className={`${panelButton()} mt-3 w-full`}
        >
          {t(isBusy ? "sending" : "send")}
        </button>
      )}
    </ScreenPart>
  );
}
