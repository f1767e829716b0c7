import { z } from "zod";
import { EMAIL_ADDRESS } from "@/lib/rules/text/email-address";

/** An e-mail address as it is typed, by the rule that the fields of the site use too. */
export const emailAddressSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ pattern: EMAIL_ADDRESS }));
