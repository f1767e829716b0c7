import { newArea } from "@/platform/area";
import type { Services } from "@/platform/services";

export function userSessionArea(_services: Services) {
  return newArea();
}
