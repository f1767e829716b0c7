import { newArea } from "@/platform/area";
import type { Services } from "@/platform/services";

export function memberBookingArea(_services: Services) {
  return newArea();
}
