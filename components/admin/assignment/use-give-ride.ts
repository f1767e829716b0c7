"use client";

import { useTranslations } from "next-intl";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import type { DriverChoice } from "@/lib/contract/admin/driver";
import { useUi } from "@/stores/ui-store";

export function useGiveRide(
  ride: { id: number; idDriver: number | null },
  drivers: DriverChoice[],
) {
  const t = useTranslations("admin.driver");
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();

  async function give(idDriver: number | null): Promise<void> {
    const isDone = await run((call) =>
      call("PUT /admin/ride/{id}/driver", {
        params: { id: ride.id },
        body: { idDriver, was: ride.idDriver },
      }),
    );
    const name = drivers.find(({ id }) => id === idDriver)?.name;
    if (isDone) say(name === undefined ? t("left") : t("given", { name }));
  }
  return { isBusy, give };
}
