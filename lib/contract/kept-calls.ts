/**
 * The calls of §7 whose answer is the same for everybody until a change is announced: a server may
 * keep it, and browsers ask whether they have it already. What depends on the time of day or on who
 * asks is not among them.
 */
const KEPT_CALLS = [
  "/openapi.json",
  "/parameter",
  "/parameter/product/meal-icon",
  "/site/info",
  "/admin/address/type",
  "/company/address",
  "/variation",
  "/external-app/{app}/config/public",
  "/element/{route}",
  "/element/{route}/{id}",
  "/service",
  "/service/{id}",
  "/fare",
  "/page/{id}",
  "/component/conf/{slug}",
  "/countries",
];

const patterns = KEPT_CALLS.map(
  (path) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
);

/** Whether the answer to GET of a path, which begins with a slash and has no query, may be kept. */
export const isKeptCall = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
