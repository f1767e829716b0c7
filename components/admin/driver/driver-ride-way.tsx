"use client";

import { useTranslations } from "next-intl";
import { WayStop } from "@/components/admin/panel/way-stop";
import type { DriverRide } from "@/lib/contract/admin/driver";

const LABELS = { PICKUP: "pickup", STOP: "stop", DROPOFF: "dropoff" } as const;

export function DriverRideWay({ places }: { places: DriverRide["places"] }) {
  const t = useTranslations("ride.ride");
  return (
    <ol>
      {places.map(({ kind, line, meetingPoint, board, lat, lng }, index) => (
        <WayStop
          key={`${kind} ${lat} ${lng}`}
          label={t(LABELS[kind])}
          line={line}
          at={{ lat, lng }}
          meetingPoint={meetingPoint}
          board={board}
          isLast={index === places.length - 1}
        />
      ))}
    </ol>
  );
}
