import { fareListSchema } from "@/lib/contract/booking";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { readFares } from "@/platform/booking/fleet/site-fares";
import { vehicleLook } from "@/platform/booking/fleet/vehicle-look";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";

const list = route({
  name: "getFares",
  area: "booking",
  access: "ANYONE",
  method: "get",
  path: "/fare",
  summary: "The fares of every vehicle, and the supplements",
  responses: responses(fareListSchema, "Amounts in euros, VAT included"),
});

export function fareRouter() {
  return newRouter().answer(list, async ({ tx, language }) => {
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
