import { z } from "zod";
import { SERVICE_KEYS } from "@/lib/rules/consent/service-key";

const services = z.array(z.enum(SERVICE_KEYS)).max(SERVICE_KEYS.length);

/** POST /consent: a visitor's choice about the tools shown to them, under a number and no name. */
export const consentChoiceSchema = z
  .object({
    /** Drawn at random by the browser, which keeps it with its choice. */
    visitor: z.uuid(),
    shown: services.min(1),
    accepted: services,
    /** Id of the words that were shown. */
    edition: z.string().regex(/^[\da-f]{12}$/),
  })
  .refine(({ shown, accepted }) => accepted.every((one) => shown.includes(one)), {
    path: ["accepted"],
  });
