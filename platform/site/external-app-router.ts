import { z } from "zod";
import { externalAppConfigSchema } from "@/lib/contract/external-app";
import { ApiError } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { readExternalApps } from "./is-app-active";

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

export function externalAppRouter() {
  return newRouter().answer(config, async ({ tx }, { param }) => {
    const app = (await readExternalApps(tx)).find((known) => known.app === param.app);
    if (!app) throw new ApiError("NOT_FOUND");
    return { app: app.app, isActive: app.isActive, config: app.config };
  });
}
