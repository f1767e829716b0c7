import type { Router } from "hono/router";

/**
 * The pattern of the route that answers a call, such as `/booking/:reference`: what may be logged of a
 * path that opens something. Undefined where none does.
 */
export function routePattern(
  { router }: { router: Router<[unknown, { path: string }]> },
  method: string,
  path: string,
): string | undefined {
  const [handlers] = router.match(method === "HEAD" ? "GET" : method, path || "/");
  return handlers.map(([[, route]]) => route.path).findLast((pattern) => !pattern.endsWith("*"));
}
