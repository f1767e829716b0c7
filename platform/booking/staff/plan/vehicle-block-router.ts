import { and, asc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/vehicle-block";
import type { User } from "@/lib/contract/user";
import { recordAudit } from "@/platform/audit/record-audit";
import { rideObstacles } from "@/platform/booking/quote/obstacles";
import { fitBlocks } from "@/platform/booking/schedule/fit-blocks";
import { isRideBetween } from "@/platform/booking/schedule/ride-between";
import { readBlocks, type VehicleBlockRow } from "@/platform/booking/schedule/vehicle-blocks";
import { rides, vehicles } from "@/platform/db/schema/booking";
import { vehicleBlocks } from "@/platform/db/schema/vehicle-block";
import type { Sql } from "@/platform/db/sql";
import { sqlState } from "@/platform/db/sql-state";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { blockView } from "./block-view";

const MOST_DAYS = 366;

export function vehicleBlockRouter() {
  return newRouter()
    .answerInSteps(calls.addVehicleBlock, async ({ inUnitOfWork, user }, { json }) => {
      const { idVehicle, reason } = json;
      const [startAt, endAt] = [new Date(json.startAt), new Date(json.endAt)];
      if (endAt <= startAt) throw invalidFields({ endAt: "END_BEFORE_START" });
      if (endAt.getTime() - startAt.getTime() > MOST_DAYS * 86_400_000)
        throw invalidFields({ endAt: "TOO_BIG" });
      const wanted = { idVehicle, startAt, endAt, reason };
      try {
        const block = await inUnitOfWork((work) => insert(work, wanted, user));
        return { block: blockView(block), obstacles: [] };
      } catch (error) {
        const { state, constraint } = sqlState(error);
        if (state !== "23P01") throw error;
        const inWay = await inUnitOfWork(({ tx }) => obstacles(tx, wanted, constraint));
        return { block: null, obstacles: inWay };
      }
    })
    .answer(calls.removeVehicleBlock, async (work, { param: { id } }) => {
      const { tx, user } = work;
      const [row] = await tx.delete(vehicleBlocks).where(eq(vehicleBlocks.id, id)).returning();
      if (!row) throw new ApiError("NOT_FOUND");
      // It would be there again when its calendar is read next.
      if (row.idCalendar !== null) throw new ApiError("CONFLICT", "BLOCK_OF_CALENDAR");
      await fitBlocks(tx, row.idVehicle);
      await recordAudit(work, {
        user,
        action: "UNBLOCK",
        subject: `vehicle ${row.idVehicle}`,
        before: auditedBlock(row),
        after: null,
      });
      return {};
    });
}

type Wanted = Pick<VehicleBlockRow, "idVehicle" | "startAt" | "endAt" | "reason">;

/** @throws the database's error (23P01) where the vehicle has a ride or a block then */
async function insert(work: UnitOfWork, wanted: Wanted, user: User): Promise<VehicleBlockRow> {
  const { tx, idSite, now } = work;
  const isOfSite = eq(vehicles.id, wanted.idVehicle);
  if ((await tx.$count(vehicles, isOfSite)) === 0)
    throw invalidFields({ idVehicle: "VEHICLE_UNKNOWN" });
  const [row] = await tx
    .insert(vehicleBlocks)
    .values({ ...wanted, idSite, by: user.email, createdAt: now })
    .returning();
  if (!row) throw new Error("The block was not stored");
  await recordAudit(work, {
    user,
    action: "BLOCK",
    subject: `vehicle ${row.idVehicle}`,
    before: null,
    after: auditedBlock(row),
  });
  return row;
}

const auditedBlock = ({ startAt, endAt, reason }: VehicleBlockRow) => ({
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  reason,
});

/** Reads the obstacles to blocking a vehicle: rides, or another block. */
async function obstacles(tx: Sql, wanted: Wanted, constraint: string | undefined) {
  const { idVehicle, startAt, endAt } = wanted;
  if (constraint === "vehicle_block_never_twice") {
    const blocks = await readBlocks(tx, startAt, endAt);
    return blocks
      .filter((block) => block.idVehicle === idVehicle)
      .map((block) => {
        const { id: _, idCalendar: __, reason: label, ...view } = blockView(block);
        return { ...view, kind: "BLOCK" as const, label, reference: null };
      });
  }
  const rows = await tx
    .select()
    .from(rides)
    .where(and(eq(rides.idVehicle, idVehicle), isRideBetween(startAt, endAt)))
    .orderBy(asc(rides.startAt));
  return rideObstacles(tx, rows);
}
