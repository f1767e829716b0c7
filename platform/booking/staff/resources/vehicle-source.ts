import type { vehicleResource } from "@/lib/contract/admin/vehicle-resource";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { vehicles } from "@/platform/db/schema/booking";
import type { ResourceSource } from "@/platform/panel/resource-source";

/** Size at which the photo of a vehicle is shown, in pixels: its own is not stored. */
const SHOWN_SIZE = { width: 1200, height: 800 };

export const vehicleSource: ResourceSource<typeof vehicleResource, typeof vehicles> = {
  table: vehicles,
  columns: {
    isActive: vehicles.isActive,
    order: vehicles.order,
    seats: vehicles.seats,
    luggage: vehicles.luggage,
    perKm: vehicles.perKmCents,
    hourly: vehicles.hourlyCents,
  },
  async views(_, rows) {
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      photo: row.image === null ? [] : [{ src: row.image, ...SHOWN_SIZE, alt: {} }],
      plate: row.plate,
      isActive: row.isActive,
      order: row.order,
      seats: row.seats,
      luggage: row.luggage,
      flatRate: eurosFromCents(row.flatRateCents),
      flatRateUnderKm: row.flatRateUnderKm,
      perKm: eurosFromCents(row.perKmCents),
      hourly: eurosFromCents(row.hourlyCents),
      minimumHours: row.minimumHours,
      includedKmPerHour: row.includedKmPerHour,
      extraKm: eurosFromCents(row.extraKmCents),
      co2GramsPerKm: row.co2GramsPerKm,
    }));
  },
  change: {
    valuesOf: (item) => ({
      name: item.name,
      description: item.description,
      image: item.photo[0]?.src ?? null,
      plate: item.plate,
      isActive: item.isActive,
      order: item.order,
      seats: item.seats,
      luggage: item.luggage,
      flatRateCents: centsFromEuros(item.flatRate),
      flatRateUnderKm: item.flatRateUnderKm,
      perKmCents: centsFromEuros(item.perKm),
      hourlyCents: centsFromEuros(item.hourly),
      minimumHours: item.minimumHours,
      includedKmPerHour: item.includedKmPerHour,
      extraKmCents: centsFromEuros(item.extraKm),
      co2GramsPerKm: item.co2GramsPerKm,
    }),
    changes: [{ kind: "fares" }],
  },
};
