import type { MiddlewareHandler } from "hono";
import type { Caller } from "@/platform/area";
import { readFlag } from "@/platform/areas/parameter/read-flag";
import { Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";

/** Answers that there is no such thing where the site has no newsletter (§3 ENABLE_NEWSLETTER). */
export const onlyWithNewsletter =
  ({ database }: Services): MiddlewareHandler<Caller> =>
  async (c, next) => {
    const isOn = await database.inSite(c.var.idSite, (tx) => readFlag(tx, "ENABLE_NEWSLETTER"));
    if (!isOn) throw new Refusal("NOT_FOUND");
    await next();
  };
