import { z } from "zod";

/** GET /external-app/{app}/config/public: the settings that a browser may know. */
export const externalAppConfigSchema = z.object({
  app: z.string(),
  isActive: z.boolean(),
  config: z.record(z.string(), z.string()),
});
