import { isReference } from "./booking-reference";

/** First values of a message to the company, from an address. */
export interface AskedMessage {
  subject?: string | undefined;
  message?: string | undefined;
}

const LONGEST = { subject: 150, message: 5000 } as const;

/**
 * Reads `?subject=…&message=…`, or `?reference=` of the booking that the message is about, which is
 * then the subject. An empty or too long value, or an invalid reference, is left out.
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
