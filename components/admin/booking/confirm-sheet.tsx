"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { isOfPurchases } from "@/components/admin/panel/is-of-purchases";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Sheet } from "@/components/admin/panel/sheet";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { useUi } from "@/stores/ui-store";

interface ToConfirm {
  id: number;
  reference: string;
  startAt: string;
  customer: string;
  pickup: string;
  dropoff: string | null;
}

/** Asks once more whether to confirm a ride, since the customer is told at once. */
export function ConfirmSheet({ booking, onClose }: { booking: ToConfirm; onClose: () => void }) {
  const t = useTranslations("ride.company");
  const words = useTranslations("admin");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const { isBusy, run } = usePanelCall();
  const { reference, startAt, customer, pickup, dropoff } = booking;

  async function confirm() {
    const isDone = await run(async (call) => {
      await call("POST /admin/booking/{id}/action", {
        params: { id: booking.id },
        body: { action: "CONFIRM" },
      });
    });
    // A colleague may have decided first, and so caused the refusal: the data is asked for anew.
    void mutate(isOfPurchases);
    if (isDone) {
      say(words("day.confirmed", { reference }));
      onClose();
    }
  }

  return (
    <Sheet title={t("CONFIRM.title")} onClose={onClose}>
      <p className="font-semibold text-heading first-letter:uppercase">
        {format.dayAndTime(startAt)}
      </p>
      <p>
        <span>{pickup}</span>
        {dropoff && <span>{` → ${dropoff}`}</span>}
      </p>
      <p className="text-muted">{customer}</p>
      <p className="mt-3 mb-5 text-muted text-small">{t("CONFIRM.text")}</p>
      <button
        type="button"
        onClick={() => void confirm()}
        aria-busy={isBusy}
        className={`${panelButton("solid")} min-h-12 w-full`}
      >
        {isBusy ? t("doing") : t("CONFIRM.do")}
      </button>
    </Sheet>
  );
}
