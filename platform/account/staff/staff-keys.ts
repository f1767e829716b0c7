import { and, desc, eq } from "drizzle-orm";
import type { RideFeed } from "@/lib/contract/admin/ride-feed";
import type { StaffKeyKind, StaffSessions } from "@/lib/contract/admin/staff";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { deviceOf } from "@/platform/account/session/session-view";
import { pushDevices } from "@/platform/db/schema/alert";
import { rideFeeds } from "@/platform/db/schema/ride-feed";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { StaffRow } from "./lock-staff";
import { recordStaffAct, type StaffWork } from "./record-staff-act";

const TABLES = { "ride-feed": rideFeeds, "alert-device": pushDevices } as const;

const ACTIONS = { "ride-feed": "END_FEED", "alert-device": "END_ALERTS" } as const;

export const rideFeedView = ({
  id,
  idVehicle,
  createdAt,
  readAt,
}: typeof rideFeeds.$inferSelect): RideFeed => ({
  id,
  idVehicle,
  createdAt: parisIso(createdAt),
  readAt: readAt && parisIso(readAt),
});

/** Reads a staff member's keys that need no session, the latest first. */
export async function readStaffKeys(
  tx: Sql,
  idUser: number,
): Promise<Pick<StaffSessions, "feeds" | "alertDevices">> {
  const feeds = await tx
    .select()
    .from(rideFeeds)
    .where(eq(rideFeeds.idUser, idUser))
    .orderBy(desc(rideFeeds.id));
  const devices = await tx
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.idUser, idUser))
    .orderBy(desc(pushDevices.id));
  return {
    feeds: feeds.map(rideFeedView),
    alertDevices: devices.map(({ id, userAgent, addedAt }) => ({
      id,
      ...deviceOf(userAgent),
      addedAt: parisIso(addedAt),
    })),
  };
}

/** Ends a key. @throws ApiError NOT_FOUND where it is not theirs */
export async function endStaffKey(
  work: StaffWork,
  row: StaffRow,
  { kind, id }: { kind: StaffKeyKind; id: number },
): Promise<void> {
  const table = TABLES[kind];
  const ended = await work.tx
    .delete(table)
    .where(and(eq(table.id, id), eq(table.idUser, row.id)))
    .returning({ id: table.id });
  if (ended.length === 0) throw new ApiError("NOT_FOUND");
  await recordStaffAct(work, row, { action: ACTIONS[kind], before: { id }, after: null });
}
