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

/** Those of them whose answer depends on their query. */
const CALLS_WITH_QUERY = [
  "/company/address",
  "/element/{route}",
  "/service",
  "/page/at",
  "/page/address",
];

const matches = (calls: string[]) => {
  const patterns = calls.map(
    (path) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  );
  return (path: string): boolean => patterns.some((pattern) => pattern.test(path));
};

/** Whether the answer to GET of a path, which begins with a slash and has no query, may be kept. */
export const isKeptCall = matches(KEPT_CALLS);

/** Whether the answer to GET of a path that may be kept depends on its query. */
export const readsQuery = matches(CALLS_WITH_QUERY);
