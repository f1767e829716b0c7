import type { VehicleBlock } from "@/lib/contract/admin/ride-plan";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { VehicleBlockRow } from "@/platform/booking/schedule/vehicle-blocks";

export const blockView = (row: VehicleBlockRow): VehicleBlock => ({
  id: row.id,
  idVehicle: row.idVehicle,
  startAt: parisIso(row.startAt),
  endAt: parisIso(row.endAt),
  reason: row.reason,
  idCalendar: row.idCalendar,
});
