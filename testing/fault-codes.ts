import type { Envelope } from "@/lib/contract/envelope";

/** Returns the codes of what a call was refused for, by field; of a success, none. */
export const faultCodes = ({ answer }: { answer: Envelope<unknown> }): Record<string, string> =>
  answer.success
    ? {}
    : Object.fromEntries(
        Object.entries(answer.data.errors).map(([field, { code }]) => [field, code]),
      );
