"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { RideWay } from "@/components/admin/booking/ride-way";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { StaffPage } from "@/lib/contract/booking-staff";

export function StaleRide({ booking, onSeen }: { booking: StaffPage; onSeen: () => void }) {
  const t = useTranslations("admin.stale");
  const { euros } = usePanelFormat();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t("title")}
      className="mt-6 rounded-card border border-accent bg-surface p-4 outline-none sm:p-5"
    >
      <h2 className="text-body">{t("title")}</h2>
      <p className="mt-1 mb-4 text-muted text-small">{t("ride")}</p>
      <RideWay booking={booking} />
      <p className="mt-3 font-medium">
        <span translate="no" className="tabular-nums">
          {euros(booking.total)}
        </span>
      </p>
      <button type="button" onClick={onSeen} className={`${panelButton()} mt-4`}>
        {t("seen")}
      </button>
    </section>
  );
}
