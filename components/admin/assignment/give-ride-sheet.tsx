"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Sheet } from "@/components/admin/panel/sheet";
import type { DriverChoice } from "@/lib/contract/admin/driver";
import { useGiveRide } from "./use-give-ride";

export function GiveRideSheet(props: {
  ride: { id: number; idDriver: number | null };
  drivers: DriverChoice[];
  onChange: () => unknown;
  onClose: () => void;
}) {
  const { ride, drivers, onChange, onClose } = props;
  const t = useTranslations("admin.driver");
  const { isBusy, give } = useGiveRide(ride, drivers);

  async function choose(id: number) {
    await give(id);
    onClose();
    await onChange();
  }

  return (
    <Sheet title={t("give")} onClose={onClose}>
      <ul className="grid gap-2">
        {drivers.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-busy={isBusy}
              onClick={() => void choose(id)}
              className={`${panelButton()} min-h-12 w-full`}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
