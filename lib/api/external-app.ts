import type { ExternalAppConfig } from "@/lib/contract/external-app";
import type { Call } from "./call";

/** What a browser may know of an external app. */
export const getExternalAppConfig = (call: Call, app: string) =>
  call<ExternalAppConfig>("GET", `/external-app/${app}/config/public`);
