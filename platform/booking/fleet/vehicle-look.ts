import type { LanguageCode } from "@/lib/contract/locale";
import type { Vehicle } from "./read-vehicles";

export const vehicleLook = (vehicle: Vehicle, language: LanguageCode) => ({
  description: vehicle.description[language],
  seats: vehicle.seats,
  luggage: vehicle.luggage,
  image: vehicle.image,
});
