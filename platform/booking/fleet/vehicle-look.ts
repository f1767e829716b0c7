import type { LanguageCode } from "@/lib/contract/locale";
import type { Vehicle } from "./read-vehicles";

/** What tells a vehicle from another, in the caller's language. */
export const vehicleLook = (vehicle: Vehicle, language: LanguageCode) => ({
  description: vehicle.description[language],
  seats: vehicle.seats,
  luggage: vehicle.luggage,
  image: vehicle.image,
});
