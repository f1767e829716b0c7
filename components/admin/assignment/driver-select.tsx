"use client";

import { useTranslations } from "next-intl";
import { PANEL_INPUT } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { assignDriver } from "@/lib/api/driver";
import type { DriverChoice } from "@/lib/contract/admin/driver";
import { useUi } from "@/stores/ui-store";

/** Who drives a ride: chosen by one select, which says at once that somebody drives elsewhere then. */
export function DriverSelect(props: {
  ride: { id: number; idDriver: number | null };
  reference: string;
  drivers: DriverChoice[];
  /** What was chosen, or that it could not be: what is shown may be another by now. */
  onChange: () => unknown;
}) {
  const { ride, reference, drivers, onChange } = props;
  const t = useTranslations("admin.driver");
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();

  async function choose(value: string) {
    const idDriver = value === "" ? null : Number(value);
    const isDone = await run((call) =>
      assignDriver(call, ride.id, { idDriver, was: ride.idDriver }),
    );
    const name = drivers.find(({ id }) => id === idDriver)?.name;
    if (isDone) say(name === undefined ? t("left") : t("given", { name }));
    await onChange();
  }

  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
      <span className="text-muted text-small">
        {t("title")}
        <span className="sr-only"> ({reference})</span>
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
