import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { bookingResource } from "@/lib/contract/admin/booking-resource";
import { placeLine } from "@/lib/rules/booking/place-line";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { fullName } from "@/lib/rules/text/full-name";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { bookings, rides } from "@/platform/db/schema/booking";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { bookingSubsets } from "./booking-subsets";

const customer = sql`(${bookings.firstname} || ' ' || ${bookings.lastname})`;

/** SQL for the drivers' names of a booking, each once. */
const driver = sql`(select string_agg(distinct ${users.firstname} || ' ' || ${users.lastname}, ', ')
  from ${rides} inner join ${users} on ${users.id} = ${rides.idDriver}
  where ${rides.idBooking} = ${bookings.id} and ${rides.isActive})`;

export const bookingSource: ResourceSource<typeof bookingResource, typeof bookings> = {
  table: bookings,
  columns: {
    reference: bookings.reference,
    status: bookings.status,
    startAt: bookings.startAt,
    customer,
    email: bookings.email,
    driver,
    total: sql`(${bookings.totalCents} / 100.0)`,
    createdAt: bookings.createdAt,
  },
  subsets: bookingSubsets,
  async views(tx, rows, language) {
    const names = new Map(
      (await readVehicles(tx)).map(({ id, name }) => [id, name[language]] as const),
    );
    const drivers = await readDriverNames(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      status: row.status,
      startAt: row.startAt.toISOString(),
      customer: fullName(row),
      email: row.email,
      phone: row.phone,
      pickup: placeLine(row.pickup),
      dropoff: row.dropoff && placeLine(row.dropoff),
      vehicle: row.idVehicle ? (names.get(row.idVehicle) ?? null) : null,
      driver: drivers.get(row.id) ?? null,
      total: eurosFromCents(row.totalCents),
      createdAt: row.createdAt.toISOString(),
    }));
  },
};

async function readDriverNames(tx: Sql, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinct({ id: rides.idBooking, firstname: users.firstname, lastname: users.lastname })
    .from(rides)
    .innerJoin(users, eq(users.id, rides.idDriver))
    .where(and(inArray(rides.idBooking, ids), eq(rides.isActive, true)))
    .orderBy(asc(users.firstname), asc(users.lastname));
  const names = new Map<number, string>();
  for (const { id, firstname, lastname } of rows) {
    const name = fullName({ firstname, lastname });
    names.set(id, names.has(id) ? `${names.get(id)}, ${name}` : name);
  }
  return names;
}
