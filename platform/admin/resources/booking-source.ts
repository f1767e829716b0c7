import { inArray, sql } from "drizzle-orm";
import type { bookingResource } from "@/lib/contract/admin/booking-resource";
import { placeLine } from "@/lib/rules/booking/place-line";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { ResourceSource } from "@/platform/admin/resource-router";
import { bookings, vehicles } from "@/platform/db/schema/booking";

const customer = sql`(${bookings.firstname} || ' ' || ${bookings.lastname})`;

export const bookingSource: ResourceSource<typeof bookingResource, typeof bookings> = {
  table: bookings,
  columns: {
    reference: bookings.reference,
    status: bookings.status,
    startAt: bookings.startAt,
    customer,
    email: bookings.email,
    total: sql`(${bookings.totalCents} / 100.0)`,
    createdAt: bookings.createdAt,
  },
  searched: [
    bookings.reference,
    customer,
    bookings.email,
    bookings.phone,
    sql`coalesce(${bookings.company}, '')`,
    sql`(${bookings.pickup}->>'label')`,
    sql`coalesce(${bookings.dropoff}->>'label', '')`,
    sql`coalesce(${bookings.flightNumber}, ${bookings.trainNumber}, '')`,
  ],
  async views(tx, rows, language) {
    const ids = rows.flatMap(({ idVehicle }) => idVehicle ?? []);
    const names = new Map(
      (ids.length === 0
        ? []
        : await tx.select().from(vehicles).where(inArray(vehicles.id, ids))
      ).map(({ id, name }) => [id, name[language]]),
    );
    return rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      status: row.status,
      startAt: row.startAt.toISOString(),
      customer: `${row.firstname} ${row.lastname}`,
      email: row.email,
      phone: row.phone,
      pickup: placeLine(row.pickup),
      dropoff: row.dropoff && placeLine(row.dropoff),
      vehicle: row.idVehicle ? (names.get(row.idVehicle) ?? null) : null,
      total: eurosFromCents(row.totalCents),
      createdAt: row.createdAt.toISOString(),
    }));
  },
};
