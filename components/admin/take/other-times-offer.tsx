"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import { useOtherTimes } from "@/components/booking/when/use-other-times";
import { useRideDraft } from "@/stores/ride-draft";

/** Times nearest to the wanted one at which the ride can be made that day. */
export function OtherTimesOffer({ idVehicle }: { idVehicle: number }) {
  const t = useTranslations("admin.rides.take");
  const change = useRideDraft((store) => store.change);
  const others = useOtherTimes(idVehicle);
  const times = others?.times ?? [];
  if (!others || times.length === 0) return null;
  return (
    <section aria-label={t("otherTimes")}>
      <p className="mb-2 font-medium text-heading text-small">{t("otherTimes")}</p>
      <ul className="grid grid-cols-3 gap-2 xs:grid-cols-6">
        {times.map((time) => (
          <li key={time}>
            <button
              type="button"
              onClick={() => change(others.field === "returnAt" ? { returnTime: time } : { time })}
              className={`${panelButton()} w-full tabular-nums`}
            >
              {time}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
