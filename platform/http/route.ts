import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { User } from "@/lib/contract/user";
import { ApiError } from "./api-error";
import type { RequestContext } from "./router";

/**
 * Who may make a call (§6). KEY is for whoever holds the randomCode part of a link, or for the
 * member whose it is: the area itself finds out, and answers alike what is another's and what is
 * not there. SIGNED is for notices of a gateway.
 */
export type Access = "ANYONE" | "KEY" | "SIGNED" | "MEMBER" | "ADMIN";

/** A route of the contract, with who may call it; one without that does not compile. */
export function route<
  P extends string,
  R extends Omit<RouteConfig, "path"> & { path: P; access: Access },
>({ access, ...config }: R) {
  return createRoute({ ...config, "x-access": access, middleware: guard(access) } as Omit<
    R,
    "access"
  > & { path: P; middleware: MiddlewareHandler<RequestContext> });
}

const guard =
  (access: Access): MiddlewareHandler<RequestContext> =>
  async (c, next) => {
    if (access === "MEMBER" || access === "ADMIN") {
      const caller = await memberOf(c);
      if (access === "ADMIN" && caller.role === "MEMBER") throw new ApiError("FORBIDDEN");
    }
    await next();
  };

/** The member who calls. @throws ApiError UNAUTHENTICATED for a visitor */
export async function memberOf(c: { var: RequestContext["Variables"] }): Promise<User> {
  const caller = await c.var.caller();
  if (!caller) throw new ApiError("UNAUTHENTICATED");
  return caller;
}
