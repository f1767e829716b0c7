import type { ComponentConf } from "@/lib/contract/component";
import type { Call } from "./call";

/** A configured block, by its slug. */
export const getComponentConf = (call: Call, slug: string) =>
  call<ComponentConf>("GET", `/component/conf/${encodeURIComponent(slug)}`);
