import type { Router } from "hono/router";

/**
 * Finds the pattern of the route that answers a call, such as `/booking/:reference`: the loggable
 * form of a path that opens something. Undefined where no route does.
 */
export function routePattern(
  { router }: { router: Router<[unknown, { path: string }]> },
  method: string,
  path: string,
): string | undefined {
  const [handlers] = router.match(method === "HEAD" ? "GET" : method, path || "/");
  return handlers.map(([[, route]]) => route.path).findLast((pattern) => !pattern.endsWith("*"));
}
