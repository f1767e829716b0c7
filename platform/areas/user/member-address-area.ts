import { newArea } from "@/platform/area";
import type { Services } from "@/platform/services";

export function memberAddressArea(_services: Services) {
  return newArea();
}
