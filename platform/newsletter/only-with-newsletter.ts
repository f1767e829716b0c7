import type { MiddlewareHandler } from "hono";
import { ApiError } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import { readFlag } from "@/platform/site/parameter/read-flag";

/** Answers NOT_FOUND where the site has no newsletter (§3 ENABLE_NEWSLETTER). */
export const onlyWithNewsletter: MiddlewareHandler<RequestContext> = async (c, next) => {
  const isOn = await c.var.inUnitOfWork(({ tx }) => readFlag(tx, "ENABLE_NEWSLETTER"));
  if (!isOn) throw new ApiError("NOT_FOUND");
  await next();
};
