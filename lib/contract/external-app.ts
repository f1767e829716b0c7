import { z } from "zod";

/** GET /external-app/{app}/config/public: what a browser may know of an external app. */
export const externalAppConfigSchema = z.object({
  app: z.string(),
  isActive: z.boolean(),
  config: z.record(z.string(), z.string()),
});
export type ExternalAppConfig = z.infer<typeof externalAppConfigSchema>;
