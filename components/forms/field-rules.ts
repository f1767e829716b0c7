import { SHORTEST_PASSWORD } from "@/lib/contract/typed-length";
import { flightNumber, trainNumber } from "@/lib/rules/booking/travel-number";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { typedBirthdate, typedDay } from "@/lib/rules/calendar/typed-day";
import { typedTime } from "@/lib/rules/calendar/typed-time";
import { isMinor, isPlausibleBirthdate } from "@/lib/rules/privacy/age";
import { postalCodeError } from "@/lib/rules/shop/postal-code";
import { punycodeAddress } from "@/lib/rules/text/email-address";
import { keptPassword } from "@/lib/rules/text/kept-password";
import { isPersonName } from "@/lib/rules/text/person-name";
import { canBePhone } from "@/lib/rules/text/phone-shape";
import type { FieldErrorCode, FieldRules, FieldState } from "./field-error-code";

/** Checks that a birth date is possible; `minor` is the error for a person under age. */
const birthdate =
  (minor?: FieldErrorCode) =>
  ({ value }: FieldState): FieldErrorCode | undefined => {
    const today = parisDate(new Date());
    const born = typedBirthdate(value, today);
    if (!born || !isPlausibleBirthdate(born, today)) return "BIRTHDATE_INVALID";
    return isMinor(born, today) ? minor : undefined;
  };

/** Rules of fields (`data-rule`), by which the provider judges too. */
export const FIELD_RULES = {
  "person-name": ({ value }) => (isPersonName(value) ? undefined : "INVALID"),
  "new-email": ({ value, before }) =>
    punycodeAddress(value.trim()).toLowerCase() === before ? "EMAIL_UNCHANGED" : undefined,
  birthdate: birthdate(),
  "birthdate-of-member": birthdate("MINOR"),
  "birthdate-of-buyer": birthdate("AGE"),
  day: ({ value }) => (typedDay(value, parisDate(new Date())) ? undefined : "INVALID"),
  time: ({ value }) => (typedTime(value) ? undefined : "INVALID"),
  phone: ({ value }) => (canBePhone(value) ? undefined : "PHONE_INVALID"),
  // Taken as it is typed, with its spaces.
  "new-password": ({ value }) =>
    keptPassword(value).length < SHORTEST_PASSWORD ? "PASSWORD_TOO_SHORT" : undefined,
  /** Judges the postal code by the country beside it. */
  "postal-code": ({ name, value, beside }) => {
    const country = beside(name.replace(/postalCode$/, "country"));
    return postalCodeError(value.trim(), country) ?? undefined;
  },
  "flight-number": ({ value }) => (flightNumber(value) ? undefined : "FLIGHT_NUMBER_INVALID"),
  "train-number": ({ value }) => (trainNumber(value) ? undefined : "TRAIN_NUMBER_INVALID"),
} satisfies FieldRules;
