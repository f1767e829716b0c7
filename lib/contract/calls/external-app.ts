import { z } from "zod";
import { externalAppConfigSchema } from "@/lib/contract/external-app";
import { call } from "../call";

export const getExternalAppConfig = call({
  name: "getExternalAppConfig",
  area: "site",
  access: "ANYONE",
  method: "get",
  path: "/external-app/{app}/config/public",
  summary: "What a browser may know of an external app",
  params: z.object({ app: z.string().regex(/^[A-Z0-9_]{1,60}$/) }),
  answer: externalAppConfigSchema,
  says: "The app's public configuration",
});
