import "server-only";
import { itemsIn } from "@/lib/api/listing-keys";
import { serverCall } from "@/lib/api/server-call";
import { getServices } from "@/lib/api/service";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { found } from "./found";

/** Reads a configured block; a check outside would fail: a cached function throws no CallError. */
export async function componentConf(slug: string, locale: Locale) {
  "use cache";
  keepUntilChanged({ kind: "component", slug, code: codeFromLocale(locale) });
  const conf = await found(serverCall(locale)("GET /component/conf/{slug}", { params: { slug } }));
  if (!conf) askAgainSoon();
  return conf;
}

export async function readElements(route: string, locale: Locale, nbItem: number) {
  "use cache";
  keepUntilChanged({ kind: "elements", route });
  return serverCall(locale)("GET /element/{route}", { params: { route }, query: { nbItem } });
}

/** Returns the services that have any of `tags`; all services when there are no tags. */
export async function readServices(locale: Locale, tags: string[]) {
  "use cache";
  keepUntilChanged({ kind: "services" });
  return itemsIn("service", await getServices(serverCall(locale), tags));
}

export async function fares(locale: Locale) {
  "use cache";
  keepUntilChanged({ kind: "fares" }, { kind: "parameters" });
  return serverCall(locale)("GET /fare");
}
