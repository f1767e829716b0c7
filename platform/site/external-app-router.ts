import { eq } from "drizzle-orm";
import { z } from "zod";
import { externalAppConfig } from "@/lib/contract/external-app";
import { externalApp } from "@/platform/db/schema/site-look";
import { Refusal } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { answers, newArea, ok } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const config = route({
  access: "ANYONE",
  method: "get",
  path: "/external-app/{app}/config/public",
  summary: "What a browser may know of an external app",
  request: { params: z.object({ app: z.string().regex(/^[A-Z0-9_]{1,60}$/) }) },
  responses: answers(externalAppConfig, "The app's public configuration"),
});

export function externalAppArea({ database }: Services) {
  return newArea().openapi(config, async (c) => {
    const [row] = await database.inSite(c.var.idSite, (tx) =>
      tx
        .select()
        .from(externalApp)
        .where(eq(externalApp.app, c.req.valid("param").app)),
    );
    if (!row) throw new Refusal("NOT_FOUND");
    return c.json(ok({ app: row.app, isActive: row.isActive, config: row.config }), 200);
  });
}
