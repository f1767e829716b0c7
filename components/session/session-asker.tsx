"use client";

import useSWR from "swr";
import type { User } from "@/lib/contract/user";
import { askWho } from "./ask-who";

/** Asks the provider for the member, again when the visitor comes back to the tab. */
export function SessionAsker({ onAnswer }: { onAnswer: (user: User | null) => void }) {
  useSWR<User | null>("/user", askWho, {
    shouldRetryOnError: false,
    focusThrottleInterval: 1000,
    onSuccess: onAnswer,
    // A failed call counts as a visitor, so that nothing waits for ever.
    onError: () => onAnswer(null),
  });
  return null;
}
