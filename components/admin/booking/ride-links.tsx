"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import type { StaffPage } from "@/lib/contract/booking-staff";

export function RideLinks({ booking }: { booking: StaffPage }) {
  const t = useTranslations("admin.rides");
  const { can } = usePanel();
  const { reference, kind, dropoff, isUpcoming, vehicle } = booking;
  const again = `/admin/new-booking?again=${encodeURIComponent(reference)}`;
  const hasWayBack = kind === "TRANSFER" && dropoff !== null;
  const mayTake = can("booking:take");
  const links = [
    {
      isOffered: can("booking:change") && isUpcoming && vehicle !== null,
      href: panelPath("change-ride", reference),
      label: t("change.title"),
    },
    { isOffered: mayTake, href: again, label: t("take.duplicate") },
    { isOffered: mayTake && hasWayBack, href: `${again}&way=back`, label: t("take.wayBack") },
    {
      isOffered: mayTake && vehicle !== null,
      href: panelPath("series", reference),
      label: t("series.title"),
    },
  ].filter(({ isOffered }) => isOffered);
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("take.more")} className="-mt-3 -ml-4 mb-6 flex flex-wrap gap-x-1">
      {links.map(({ href, label }) => (
        <PanelLink key={label} href={href} className={panelButton("quiet")}>
          {label}
        </PanelLink>
      ))}
    </nav>
  );
}
