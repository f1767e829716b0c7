import { newArea } from "@/platform/area";
import type { Services } from "@/platform/services";

export function newsletterArea(_services: Services) {
  return newArea();
}
