import { canBePhone } from "@/lib/rules/phone-shape";
import { postalCodeFault } from "@/lib/rules/postal-code";
import { flightNumber, trainNumber } from "@/lib/rules/travel-number";
import { SHORTEST_PASSWORD } from "@/lib/rules/typed-length";
import type { FieldRules } from "./field-fault";

/** The rules of fields (`data-rule`), by which the provider judges too. */
export const FIELD_RULES = {
  phone: ({ value }) => (canBePhone(value) ? undefined : "PHONE_INVALID"),
  // Taken as it is typed, with its spaces.
  "new-password": ({ value }) =>
    value.length < SHORTEST_PASSWORD ? "PASSWORD_TOO_SHORT" : undefined,
  /** Stands beside the country that it is of. */
  "postal-code": ({ name, value, beside }) => {
    const country = beside(name.replace(/postalCode$/, "country"));
    return postalCodeFault(value.trim(), country) ?? undefined;
  },
  "flight-number": ({ value }) => (flightNumber(value) ? undefined : "FLIGHT_NUMBER_INVALID"),
  "train-number": ({ value }) => (trainNumber(value) ? undefined : "TRAIN_NUMBER_INVALID"),
} satisfies FieldRules;
