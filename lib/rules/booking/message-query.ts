import { isReference } from "./booking-reference";

/** What an address asks a message to the company to begin with. */
export interface AskedMessage {
  subject?: string | undefined;
  message?: string | undefined;
}

/** As long as the fields of the form may be. */
const LONGEST = { subject: 150, message: 5000 } as const;

/**
 * Reads `?subject=…&message=…`, or `?reference=` of a booking that one writes about, which is then the
 * subject. What is empty, too long or no reference is left out.
 */
export function readMessageQuery(address: URLSearchParams): AskedMessage {
  const reference = address.get("reference") ?? "";
  const text = (field: keyof typeof LONGEST) => {
    const value = address.get(field)?.trim() ?? "";
    return value && value.length <= LONGEST[field] ? value : undefined;
  };
  return {
    subject: isReference(reference) ? reference : text("subject"),
    message: text("message"),
  };
}
