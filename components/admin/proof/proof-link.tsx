"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import type { DayRide } from "@/lib/contract/admin/day";
import { hasProof } from "@/lib/rules/booking/booking-state";
import { proofPath } from "./proof-path";

/** Link to a ride's booking proof; nothing for a ride that has none. */
export function ProofLink({ ride }: { ride: DayRide }) {
  const t = useTranslations("admin.proof");
  if (!hasProof(ride.status, ride.idVehicle)) return null;
  return (
    <PanelLink
      href={proofPath(ride)}
      className="inline-flex min-h-8 items-center gap-1.5 text-accent text-small underline underline-offset-4"
    >
      <PanelIcon name="document" className="size-4" />
      {t("one")}
      <span className="sr-only" translate="no">{` ${ride.reference}`}</span>
    </PanelLink>
  );
}
