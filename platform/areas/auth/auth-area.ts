import { newArea } from "@/platform/area";
import type { Services } from "@/platform/services";

export function authArea(_services: Services) {
  return newArea();
}
