import { tidiedPostalCode } from "@/lib/rules/text/tidied-postal-code";
import { lineSchema } from "./typed-text";

/** Postcode of any country as it is kept, or nothing where none is needed. */
export const askedPostalCodeSchema = lineSchema.overwrite(tidiedPostalCode).max(12);

/** Postcode of any country as it is kept; it is checked against its country where that is known. */
export const postalCodeSchema = askedPostalCodeSchema.min(1);
