import "server-only";
import { getComponentConf } from "@/lib/api/component";
import { getElements } from "@/lib/api/element";
import { getFares } from "@/lib/api/fare";
import { serverCall } from "@/lib/api/server-call";
import { getServices } from "@/lib/api/service";
import type { Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { found } from "./found";

/**
 * A configured block; undefined when there is none. What a cached function throws is no CallError
 * any more to its caller, so that it is asked here whether there is one.
 */
export async function componentConf(slug: string, locale: Locale) {
  "use cache";
  keepUntilChanged({ kind: "component", slug });
  const conf = await found(getComponentConf(serverCall(locale), slug));
  if (!conf) askAgainSoon();
  return conf;
}

/** The items of an element list. */
export async function readElements(route: string, locale: Locale, nbItem: number) {
  "use cache";
  keepUntilChanged({ kind: "elements", route });
  return getElements(serverCall(locale), route, nbItem);
}

/** The services that have any of `tags`, all when there are none. */
export async function readServices(locale: Locale, tags: string[]) {
  "use cache";
  keepUntilChanged({ kind: "services" });
  return (await getServices(serverCall(locale), tags)).services;
}

/** The fares of every vehicle. */
export async function fares(locale: Locale) {
  "use cache";
  keepUntilChanged({ kind: "fares" }, { kind: "parameters" });
  return getFares(serverCall(locale));
}
