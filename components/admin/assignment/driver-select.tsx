"use client";

import { useTranslations } from "next-intl";
import { PANEL_INPUT } from "@/components/admin/panel/panel-look";
import type { DriverChoice } from "@/lib/contract/admin/driver";
import { useGiveRide } from "./use-give-ride";

/** Select of a ride's driver, which says at once that somebody drives elsewhere then. */
export function DriverSelect(props: {
  ride: { id: number; idDriver: number | null };
  reference: string;
  drivers: DriverChoice[];
  /** Called after a choice, even a refused one: the shown driver may be another by now. */
  onChange: () => unknown;
}) {
  const { ride, reference, drivers, onChange } = props;
  const t = useTranslations("admin.driver");
  const { isBusy, give } = useGiveRide(ride, drivers);

  async function choose(value: string) {
    await give(value === "" ? null : Number(value));
    await onChange();
  }

  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
      <span className="text-muted text-small">
        {t("title")}
        <span className="sr-only">{` (${reference})`}</span>
      </span>
      <select
        value={ride.idDriver ?? ""}
        aria-busy={isBusy}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
        className={`${PANEL_INPUT} ${ride.idDriver === null ? "text-accent" : ""}`}
      >
        <option value="">{t("nobody")}</option>
        {drivers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
