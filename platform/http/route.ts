import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { User } from "@/lib/contract/user";
import { ApiError } from "./api-error";
import type { Area } from "./areas";
import type { RequestContext } from "./router";
import { securityOf } from "./security";
import { sharedHeaderRefs } from "./shared-headers";

/**
 * Who may make a call (§6). KEY is for whoever holds the randomCode part of a link, or for the
 * member whose it is: the area itself finds out, and answers alike what is another's and what is
 * not there. SIGNED is for notices of a gateway.
 */
export type Access = "ANYONE" | "KEY" | "SIGNED" | "MEMBER" | "ADMIN";

/** What a route says of itself besides what goes in and what comes out. */
interface RouteFacts {
  /** What the call is named, here and in the API document: a verb and its object. */
  name: string;
  area: Area;
  access: Access;
  /** A session does more than the rest of who may call it: its member is answered as such. */
  session?: "OPTIONAL";
  summary: string;
}

/** A route of the contract, with who may call it; one without that does not compile. */
export function route<
  P extends string,
  R extends Omit<RouteConfig, "path" | "operationId" | "tags" | "security" | "parameters"> &
    RouteFacts & { path: P },
>({ name, area, access, session, ...config }: R) {
  return createRoute({
    ...config,
    operationId: name,
    tags: [area],
    security: securityOf(access, session),
    parameters: sharedHeaderRefs,
    "x-access": access,
    middleware: guard(access),
  } as unknown as Omit<R, "access"> & { path: P; middleware: MiddlewareHandler<RequestContext> });
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
