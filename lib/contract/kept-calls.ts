import type { Source } from "./change";

/** What an answer is made from, by the parameters of its path. */
type SourcesOf = (...parameters: string[]) => Source[];

/**
 * The calls of §7 whose answer is the same for everybody until a change is announced, with what that
 * answer is made from: a server may keep it, and browsers ask whether they have it already. What
 * depends on the time of day or on who asks is not among them.
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
  "/fare": () => [{ kind: "fares" }, { kind: "parameters" }],
  "/page/menu": () => [{ kind: "pages" }],
  "/page/at": () => [{ kind: "pages" }],
  "/page/address": () => [{ kind: "pages" }],
  "/page/{id}": (id) => [{ kind: "page", id: Number(id) }, { kind: "pages" }],
  "/component/conf/{slug}": (slug = "") => [{ kind: "component", slug }],
  "/countries": () => [],
};

/** Those of them whose answer depends on their query. */
const CALLS_WITH_QUERY = [
  "/company/address",
  "/element/{route}",
  "/service",
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

/**
 * What the answer to GET of a path is made from, which begins with a slash and has no query; undefined
 * for one that may not be kept.
 */
export function sourcesOfKeptCall(path: string): Source[] | undefined {
  for (const { pattern, sources } of keptCalls) {
    const found = pattern.exec(path);
    if (found) return sources(...found.slice(1).map(decodeURIComponent));
  }
  return undefined;
}

/** Whether the answer to GET of a path that may be kept depends on its query. */
export const readsQuery = (path: string): boolean =>
  withQuery.some((pattern) => pattern.test(path));
