"use client";

import { useCall } from "@/components/forms/use-call";

/** Sends a signed passkey. It is no sending of the form beside it, whose code may stay empty. */
export function usePasskeyCall() {
  const { errors, problem, run } = useCall();
  const { passkey, ...ofFields } = errors;
  const isSaid = Object.keys(errors).length > 0;
  const other = typeof problem === "string" && problem !== "SESSION_OVER" ? problem : undefined;
  return {
    run,
    /** Errors of other fields, as the password. */
    errors: ofFields as Record<string, string | undefined>,
    /** Reason why it did not go through, for beside the passkey. */
    error: passkey ?? (isSaid ? undefined : other),
  };
}
