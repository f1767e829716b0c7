import type { ServiceList } from "@/lib/contract/service";
import type { Call } from "./call";

/** The services that have any of `tags`, all when there are none (§7). */
export const getServices = (call: Call, tags: string[] = []) =>
  call<ServiceList>("GET", "/service", { query: { page: 1, nbItem: 100, tag: tags.join(",") } });
