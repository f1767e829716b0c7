import { z } from "zod";
import { EMAIL_ADDRESS, punycodeAddress } from "@/lib/rules/text/email-address";
import { lineSchema } from "./typed-text";

/** E-mail address with its domain in punycode, by the rule that the fields of the site use too. */
export const emailAddressSchema = lineSchema
  .max(254)
  .overwrite(punycodeAddress)
  .pipe(z.email({ pattern: EMAIL_ADDRESS }).max(254));
