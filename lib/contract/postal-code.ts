import { tidiedPostalCode } from "@/lib/rules/text/tidied-postal-code";
import { lineSchema } from "./typed-text";

/** A postcode of any country as it is kept, or nothing where none is needed. */
export const askedPostalCodeSchema = lineSchema.overwrite(tidiedPostalCode).max(12);

/** A postcode of any country as it is kept; whether its country has it is asked where that is known. */
export const postalCodeSchema = askedPostalCodeSchema.min(1);
