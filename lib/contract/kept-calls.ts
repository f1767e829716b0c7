import type { Source } from "./change";

type SourcesOf = (...parameters: string[]) => Source[];

/**
 * Calls of §7 with the same answer for everybody until a change is announced, and the sources of
 * that answer: a server may keep it, and browsers ask whether they have it already. Calls that
 * depend on the time of day or on the caller are left out.
 */
const KEPT_CALLS: Record<string, SourcesOf> = {
  "/openapi.json": () => [],
  "/parameter": () => [{ kind: "parameters" }],
  "/parameter/product/meal-icon": () => [{ kind: "products" }],
  "/site/info": () => [{ kind: "siteInfo" }, { kind: "parameters" }],
  "/admin/address/type": () => [{ kind: "addresses" }],
  "/company/address": () => [{ kind: "addresses" }],
  "/variation": () => [{ kind: "variations" }],
  "/external-app/{app}/config/public": () => [{ kind: "externalApps" }],
  "/element/{route}": (route = "") => [{ kind: "elements", route }],
  "/element/{route}/{id}": (route = "") => [{ kind: "elements", route }],
  "/service": () => [{ kind: "services" }],
  "/service/{id}": () => [{ kind: "services" }],
  "/review": () => [{ kind: "reviews" }],
  "/reviews/external": () => [{ kind: "reviews" }],
  "/fare": () => [{ kind: "fares" }, { kind: "parameters" }],
  "/page/menu": () => [{ kind: "pages" }],
  "/page/at": () => [{ kind: "pages" }],
  "/page/address": () => [{ kind: "pages" }, { kind: "content" }],
  "/page/former": () => [{ kind: "pages" }],
  "/page/{id}": (id) => [{ kind: "page", id: Number(id) }, { kind: "pages" }],
  "/component/conf/{slug}": (slug = "") => [{ kind: "component", slug }],
  "/countries": () => [],
};

const CALLS_WITH_QUERY = [
  "/company/address",
  "/element/{route}",
  "/service",
  "/review",
  "/reviews/external",
  "/page/at",
  "/page/address",
];

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "([^/]+)")}$`);

const keptCalls = Object.entries(KEPT_CALLS).map(([path, sources]) => ({
  pattern: patternOf(path),
  sources,
}));
const withQuery = CALLS_WITH_QUERY.map(patternOf);

/** Returns the sources of the answer to GET of a path without query; undefined if not kept. */
export function sourcesOfKeptCall(path: string): Source[] | undefined {
  for (const { pattern, sources } of keptCalls) {
    const found = pattern.exec(path);
    if (found) return sources(...found.slice(1).map(decodeURIComponent));
  }
  return undefined;
}

/** Tells whether the answer to GET of a kept path depends on its query. */
export const readsQuery = (path: string): boolean =>
  withQuery.some((pattern) => pattern.test(path));
