import * as calls from "@/lib/contract/calls/external-app";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { readExternalApps } from "./is-app-active";

export function externalAppRouter() {
  return newRouter().answer(calls.getExternalAppConfig, async ({ tx }, { param }) => {
    const app = (await readExternalApps(tx)).find((known) => known.app === param.app);
    if (!app) throw new ApiError("NOT_FOUND");
    return { app: app.app, isActive: app.isActive, config: app.config };
  });
}
