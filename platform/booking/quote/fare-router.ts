import * as calls from "@/lib/contract/calls/fare";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { readFares } from "@/platform/booking/fleet/site-fares";
import { vehicleLook } from "@/platform/booking/fleet/vehicle-look";
import { newRouter } from "@/platform/http/router";

export function fareRouter() {
  return newRouter().answer(calls.getFares, async ({ tx, language }) => {
    const { vehicles, supplements, vatRate } = await readFares(tx);
    const grids = vehicles.map((vehicle) => ({
      idVehicle: vehicle.id,
      vehicle: vehicle.name[language],
      ...vehicleLook(vehicle, language),
      flatRate: eurosFromCents(vehicle.flatRateCents),
      flatRateUnderKm: vehicle.flatRateUnderKm,
      perKm: eurosFromCents(vehicle.perKmCents),
      hourly: eurosFromCents(vehicle.hourlyCents),
      minimumHours: vehicle.minimumHours,
      includedKmPerHour: vehicle.includedKmPerHour,
      extraKm: eurosFromCents(vehicle.extraKmCents),
    }));
    const shown = supplements.map(({ code, percent, from, until }) => ({
      code,
      percent,
      from,
      until,
    }));
    return {
      grids,
      supplements: shown,
      vatRate: { transfer: vatRate.TRANSFER, hire: vatRate.HIRE },
    };
  });
}
