import { eq } from "drizzle-orm";
import { z } from "zod";
import { externalAppConfigSchema } from "@/lib/contract/external-app";
import { externalApps } from "@/platform/db/schema/site-look";
import { ApiError } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const config = route({
  name: "getExternalAppConfig",
  area: "site",
  access: "ANYONE",
  method: "get",
  path: "/external-app/{app}/config/public",
  summary: "What a browser may know of an external app",
  request: { params: z.object({ app: z.string().regex(/^[A-Z0-9_]{1,60}$/) }) },
  responses: responses(externalAppConfigSchema, "The app's public configuration"),
});

export function externalAppRouter({ database }: Services) {
  return newRouter().openapi(config, async (c) => {
    const [row] = await database.inSite(c.var.idSite, (tx) =>
      tx
        .select()
        .from(externalApps)
        .where(eq(externalApps.app, c.req.valid("param").app)),
    );
    if (!row) throw new ApiError("NOT_FOUND");
    return c.json(ok({ app: row.app, isActive: row.isActive, config: row.config }), 200);
  });
}
